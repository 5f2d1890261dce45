import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { MizanError } from '../../src/contract/errors.ts'
import type { RawBook, Reader } from '../../src/pipeline/extract/reader.ts'

/** The development data beside the repository; tests of real files skip themselves where it is not. */
export const DATA = resolve(import.meta.dirname, '../../../shared/data')
export const HERE = existsSync(join(DATA, 'formats'))
if (!HERE) console.log('skipped: the development data is not at ../shared/data')

/** Files of a folder of the data by their names, relative to it; none without the data. */
export function filesIn(folder: string, kind: RegExp): string[] {
  if (!HERE) return []
  return readdirSync(join(DATA, folder))
    .filter((name) => kind.test(name))
    .map((name) => join(folder, name))
}

export function read(reader: Reader, file: string, deadline?: number): Promise<RawBook> {
  const source = { paths: [join(DATA, file)] as const, filename: basename(file), onProgress: () => undefined }
  return reader.read(deadline === undefined ? source : { ...source, deadline })
}

/** The book, or the sentence for people; anything else is thrown. */
export async function answerTo(reader: Reader, file: string, deadline?: number): Promise<RawBook | MizanError> {
  try {
    return await read(reader, file, deadline)
  } catch (error) {
    if (error instanceof MizanError) return error
    throw error
  }
}

export function textOf(book: RawBook): string {
  return book.pages.map((page) => page.text).join('\n\n')
}
