// Before the first paint: the theme and language that were chosen here last.
try {
  const kept = JSON.parse(localStorage.getItem('mythos') || '{}')
  if (kept.theme === 'light' || kept.theme === 'dark') {
    document.documentElement.dataset.theme = kept.theme
  }
  if (kept.lang) document.documentElement.lang = kept.lang
} catch {
  // No storage: the system's theme will do.
}
