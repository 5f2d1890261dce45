const KEY = 'mizan.renewed'
/** A page that is outdated again so soon was not helped by the last reload. */
const ONCE_IN_MS = 30_000

/**
 * Whether the page may be reloaded without asking: whoever holds what only this page has says so when the page is left, and
 * a reload that did not help is not repeated.
 */
export function mayRenew(): boolean {
  const nothingIsLost = window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  return nothingIsLost && Date.now() - lastRenewal() > ONCE_IN_MS
}

let renewedAt = 0

export function renewPage(): void {
  // Several parts of a page may find out at once.
  if (Date.now() - renewedAt < 1000) return
  renewedAt = Date.now()
  try {
    window.sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Storage is blocked: only a person reloads.
  }
  window.location.reload()
}

function lastRenewal(): number {
  try {
    return Number(window.sessionStorage.getItem(KEY) ?? 0)
  } catch {
    return Date.now()
  }
}

/** The page has all it needs to begin: public/boot.js counts anew how often it was asked for in vain. */
export function forgetTries(): void {
  try {
    window.sessionStorage.removeItem('mizan.tries')
  } catch {
    // Storage is blocked; then nothing was counted.
  }
}
