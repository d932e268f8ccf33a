import { api } from '../lib/api'
import { notices } from '../lib/notices.svelte'
import { sayError, t } from '../lib/words.svelte'

/** The address that lets somebody take this seat. */
export async function invitation(table: string, seat: number): Promise<string> {
  const { invitations } = await api.invitations(table)
  return `${location.origin}/table/${table}#seat=${seat}&invitation=${invitations[seat]}`
}

/** Give an invitation to the system's sharing sheet, or to the clipboard. */
export async function invite(table: string, seat: number): Promise<void> {
  try {
    await share(await invitation(table, seat))
  } catch (error) {
    notices.show(sayError(error), 'error')
  }
}

export async function share(url: string): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ url })
    } catch {
      // The sheet was closed again.
    }
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    notices.show(t('web-copied'))
  } catch {
    notices.show(url)
  }
}
