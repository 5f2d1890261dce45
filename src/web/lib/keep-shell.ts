/**
 * Has the browser keep the application itself (service-worker.js), so that it opens without a connection and can be put on
 * the home screen. Where browsers have no such thing, or the address is not secure, nothing is missed but that.
 */
export function keepShell(): void {
  // TypeScript knows only browsers that have it.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (container === undefined) return
  window.addEventListener('load', () => {
    container.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {
      // Refused by a setting of the browser, or the server went away: the next visit tries again.
    })
  })
}
