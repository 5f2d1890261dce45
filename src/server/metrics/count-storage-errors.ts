import type { FileStorage } from '../storage/file-storage.ts'
import type { Metrics } from './metrics.ts'

/** The same storage, whose failures are counted. */
export function countStorageErrors(storage: FileStorage, metrics: Pick<Metrics, 'storageFailed'>): FileStorage {
  const counted = async <T>(operation: keyof FileStorage, act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      metrics.storageFailed(operation)
      throw error
    }
  }
  return {
    ...storage,
    adopt: async (path, key) => await counted('adopt', () => storage.adopt(path, key)),
    put: async (key, bytes) => await counted('put', () => storage.put(key, bytes)),
    has: async (key) => await counted('has', () => storage.has(key)),
    read: async (key) => await counted('read', () => storage.read(key)),
    remove: async (key) => await counted('remove', () => storage.remove(key)),
    check: async () => await counted('check', () => storage.check()),
    async withLocalFiles(keys, work) {
      // What the work makes of the files is no failure of the storage.
      let delivered = false
      try {
        return await storage.withLocalFiles(keys, async (paths) => {
          delivered = true
          return await work(paths)
        })
      } catch (error) {
        if (!delivered) metrics.storageFailed('withLocalFiles')
        throw error
      }
    },
  }
}
