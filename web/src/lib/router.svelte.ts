/** Which page is shown: the path decides. */

export type Page =
  | { name: 'lobby' }
  | { name: 'new'; game: string }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'dice'; table: string }
  | { name: 'me' }
  | { name: 'lost' }

export function pageOf(path: string): Page {
  const parts = path.split('/').filter(Boolean)
  const [first, second, third] = parts.map(decodeURIComponent)
  if (!first) return { name: 'lobby' }
  if (first === 'new' && parts.length <= 2) return { name: 'new', game: second ?? '' }
  if (first === 'me' && parts.length === 1) return { name: 'me' }
  if (first === 'table' && second) {
    if (parts.length === 2) return { name: 'table', table: second }
    if (parts.length === 3 && third === 'replay') return { name: 'replay', table: second }
    if (parts.length === 3 && third === 'dice') return { name: 'dice', table: second }
  }
  return { name: 'lost' }
}

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
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  if (link.hash && link.pathname === location.pathname) {
    document.getElementById(link.hash.slice(1))?.focus()
    return
  }
  go(link.pathname + link.search + link.hash)
})
