import type { TestApp } from './create-test-app.ts'

/** What a server really answers, as its router prints it. @example routesOf(server) // ['GET /api/session', …] */
export function routesOf(server: TestApp): string[] {
  const found: string[] = []
  const parents: string[] = []
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([^)]*)\)$/.exec(line) ?? []
    if (part === '') continue
    const depth = indent.length / 4
    parents.length = depth
    const path = parents.join('') + part
    parents.push(part)
    for (const method of methods.split(', ')) if (method !== 'HEAD') found.push(`${method} ${path}`)
  }
  return found
}
