import type { Me } from '../generated/types'
import { api, Refused } from './api'
import { t } from './words.svelte'

class Self {
  /** Null: nobody yet; a guest is made when one is needed. */
  me: Me | null = $state(null)
  /** The personal link in the address was good for nothing. */
  deadLink = false
}

export const self = new Self()

/** Who am I here? A personal link in the address (#me=...) brings seats from another device. */
export async function startMe(): Promise<void> {
  const link = /^#me=(.+)$/.exec(location.hash)?.[1]
  try {
    if (link) {
      history.replaceState(null, '', location.pathname)
      self.me = await api.link(link)
    } else if (document.cookie.includes('mythos_known=')) {
      self.me = await api.me()
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    self.me = null
    self.deadLink = link !== undefined
  }
}

/** Be somebody: the person I am, or a new guest. */
export async function beSomebody(name = ''): Promise<Me> {
  if (!self.me) self.me = await api.guest(name.trim() || t('web-guest'))
  else if (name.trim() && name.trim() !== self.me.name) self.me = await api.rename(name)
  return self.me
}
