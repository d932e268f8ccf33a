import { mount } from 'svelte'
import App from './App.svelte'
import './styles/tokens.css'
import './styles/base.css'
import { self, startMe } from './lib/me.svelte'
import { notices } from './lib/notices.svelte'
import { showTheme } from './lib/prefs.svelte'
import { startWords, t } from './lib/words.svelte'

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
  if (self.deadLink) notices.show(t('web-link-dead'), 'error')
  mount(App, { target: document.getElementById('app')! })
}

void start()
