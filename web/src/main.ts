import { mount } from 'svelte'
import App from './App.svelte'
import './styles/tokens.css'
import './styles/base.css'
import { startMe } from './lib/me.svelte'
import { showTheme } from './lib/prefs.svelte'
import { startWords } from './lib/words.svelte'

const RETRY = 2000

/** The words and who I am come first; a server that is just starting is waited for. */
async function start(): Promise<void> {
  showTheme()
  for (;;) {
    try {
      await Promise.all([startWords(), startMe()])
      break
    } catch {
      await new Promise((done) => setTimeout(done, RETRY))
    }
  }
  mount(App, { target: document.getElementById('app')! })
}

void start()
