// Keeps the application itself in the browser, so that it opens without a connection. What the library answers is never
// kept: whatever lies under the service's addresses goes to the server as if this file were not there. The build puts its
// own version and the names of its files in here (vite.config.ts).
const SHELL = __MIZAN_SHELL__
const NAME = `mizan-${SHELL.version}`
const PAGE = '/'
const SERVICE = /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NAME)
      // All or nothing: a shell of which a part is missing would open and not work.
      await cache.addAll([PAGE, ...SHELL.files].map((path) => new Request(path, { cache: 'reload' })))
      // While two versions answer in turn, the page may be one of the other: it is looked for again at the next visit.
      const page = await (await cache.match(PAGE)).text()
      const named = [...page.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path)
      if (!named.every((path) => SHELL.files.includes(path))) throw new Error('the page is of another version')
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(
        names.filter((name) => name.startsWith('mizan-') && name !== NAME).map((name) => caches.delete(name)),
      )
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || SERVICE.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(networkFirst(request, PAGE))
  // Names under assets/ are made of what is in them: what is there is right.
  else if (url.pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request))
  else if (SHELL.files.includes(url.pathname)) event.respondWith(networkFirst(request, url.pathname))
})

async function networkFirst(request, path) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await (await caches.open(NAME)).match(path)
    if (kept === undefined) throw error
    return kept
  }
}

async function cacheFirst(request) {
  return (await (await caches.open(NAME)).match(request)) ?? (await fetch(request))
}
