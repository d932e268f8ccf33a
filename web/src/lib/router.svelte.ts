/** Which page is shown: the path decides. */

import { pageOf, type Page } from './address'

class Router {
  path = $state(location.pathname)
  page: Page = $derived(pageOf(this.path))
}

export const router = new Router()

export function go(path: string): void {
  history.pushState(null, '', path)
  router.path = location.pathname
  scrollTo(0, 0)
}

addEventListener('popstate', () => (router.path = location.pathname))

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
