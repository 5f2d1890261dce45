import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { listenForStop } from './start/stop-request.ts'

// Before anything else: a process that is asked to stop while it starts must not leave anything half done.
const stop = listenForStop()

// The composition root itself is run-server.ts: only what is imported after this line comes out of the cache, which saves
// a third of the start. Without a place to write, Node goes on without it.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'))
const { runServer } = await import('./start/run-server.ts')
await runServer(stop)
