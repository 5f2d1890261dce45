import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LibraryFault = 'none' | 'hang' | 'refuse' | 'busy' | 'broken' | 'not_json' | 'cut_off' | 'redirect' | 'huge'

export type OpenLibraryServer = {
  url: URL
  requests: { path: string; userAgent: string; at: number }[]
  fault: LibraryFault
  works: Record<string, unknown>[]
  picture: Uint8Array
  close(): Promise<void>
}

/** A local server that speaks the shapes of Open Library, and fails in every way one can. */
export async function startOpenLibrary(): Promise<OpenLibraryServer> {
  const server = createServer((request, response) => answer(library, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const library: OpenLibraryServer = {
    url: new URL(`http://127.0.0.1:${String(port)}/`),
    requests: [],
    fault: 'none',
    works: [],
    picture: new Uint8Array(),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return library
}

function answer(library: OpenLibraryServer, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', library.url)
  library.requests.push({
    path: `${url.pathname}${url.search}`,
    userAgent: request.headers['user-agent'] ?? '',
    at: performance.now(),
  })
  const json = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
  switch (library.fault) {
    case 'hang':
      return
    case 'refuse':
      request.socket.destroy()
      return
    case 'busy':
      json(429, { error: 'too many requests' }, { 'retry-after': '120' })
      return
    case 'broken':
      json(503, {})
      return
    case 'not_json':
      response.end('<html>Down for maintenance</html>')
      return
    case 'cut_off':
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"docs": [')
      setTimeout(() => request.socket.destroy(), 10)
      return
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end()
      return
    case 'huge':
      response.end(`{"docs": [], "filler": "${'x'.repeat(11 * 1024 * 1024)}"}`)
      return
    case 'none':
  }
  if (url.pathname === '/search.json') {
    const asked = url.searchParams
    const found = library.works.filter((work) =>
      asked.has('isbn')
        ? (work['isbn'] as string[] | undefined)?.includes(asked.get('isbn') ?? '')
        : String(work['title'])
            .toLowerCase()
            .includes((asked.get('title') ?? '').toLowerCase().split(':')[0] ?? ''),
    )
    json(200, { numFound: found.length, docs: found })
  } else if (/^\/works\/OL\d+W\/ratings\.json$/.test(url.pathname)) {
    json(200, { summary: { average: 4.25, count: 80, sortable: 4.1 }, counts: {} })
  } else if (/^\/works\/OL\d+W\/bookshelves\.json$/.test(url.pathname)) {
    json(200, { counts: { want_to_read: 100, currently_reading: 7, already_read: 30 } })
  } else if (/^\/b\/id\/\d+-L\.jpg$/.test(url.pathname)) {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(library.picture)
  } else json(404, { error: 'notfound' })
}
