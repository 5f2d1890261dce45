import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type FileSystemOptions = Parameters<NodeFS['init']>[1]
type Init = ReturnType<NodeFS['init']>
type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }

/**
 * PGlite's directory file system with a real fsync. Emscripten's has none, so a commit would otherwise only reach the
 * page cache and a power cut could lose accepted books.
 */
export class DurableFileSystem extends NodeFS {
  override async init(database: Parameters<NodeFS['init']>[0], options: FileSystemOptions): Init {
    const { emscriptenOpts } = await super.init(database, options)
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module: unknown) => {
            ;(module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
              fsyncSync(stream.nfd)
              return 0
            }
          },
        ],
      },
    }
  }
}
