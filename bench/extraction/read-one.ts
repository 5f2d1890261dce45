import { readBook } from '../../src/pipeline/extract/read-book.ts'

/** Reads one document and ends: a process whose time another can measure. Run: node bench/extraction/read-one.ts FILE */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('which file?')
const { book } = await readBook({ paths: [file], filename: file, kind: 'document', onProgress: () => undefined })
console.log(book.text.length)
