/** Which page is shown: the path decides. */

import { pageOf, type Page } from './address'
import { notices } from './notices.svelte'

class Router {
  path = $state(location.pathname)
  /** What follows the path, for pages that have more than one view. */
  search = $state(location.search)
  page: Page = $derived(pageOf(this.path))

  /** Read the address; what was said on another page is not said on this one. */
  look(): void {
    if (this.path !== location.pathname) notices.clear()
    this.path = location.pathname
    this.search = location.search
  }
}

export const router = new Router()

export function go(path: string): void {
  history.pushState(null, '', path)
  router.look()
  scrollTo(0, 0)
}

/** Another view of the same page: a step that Back undoes, or only another address. */
export function turnTo(search: string, step: boolean): void {
  if (search === location.search) return
  history[step ? 'pushState' : 'replaceState'](null, '', `${location.pathname}${search}`)
  router.look()
}

addEventListener('popstate', () => router.look())

/** Links within the site change the page without loading it anew. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  if (link.hash && link.pathname === location.pathname) {
    document.getElementById(link.hash.slice(1))?.focus()
    return
  }
  go(link.pathname + link.search + link.hash)
})
