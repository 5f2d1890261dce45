import type { BookCover, BookFormat, BookMetadata, BookText, PageKind } from '../../contract/book-text.ts'
import type { Language } from '../../contract/languages.ts'
import type { Notice } from '../../contract/notices.ts'
import type { BookPicture } from '../../contract/pictures.ts'
import type { WorkerStock } from './image/worker-stock.ts'
import type { FoundPictures } from './pictures/picture-collector.ts'
import type { TakePictures } from './pictures/read-pictures.ts'

/** One page, section or part as a reader found it: paragraphs separated by newlines, headings by their line. */
export type RawPage = {
  text: string
  label?: string
  source: 'text' | 'ocr'
  /** 0-100, of OCR only. */
  confidence?: number
  /** Edges of a recognised page whose outermost line keeps away from the text. */
  apart?: ('top' | 'bottom')[]
  /** The page has content that could not be read. */
  unread?: boolean
  /** A person typed its text. */
  typed?: boolean
  /** Offsets into this page's text, end excluded. */
  headings?: { level: number; start: number; end: number }[]
  /** Pictures that stand in this page's text, by where their files lie in the book. */
  pictures?: PictureLink[]
}

/** A picture in a text: its file and the offset before which it stands. */
export type PictureLink = { source: string; at: number }

/** What a reader makes of a file; `assemble` turns it into a BookText with offsets. */
export type RawBook = {
  format: BookFormat
  /** 'part' asks `assemble` to cut the joined text into virtual pages. */
  pageKind: PageKind
  pages: RawPage[]
  /** As found in the file; `assemble` cleans it. */
  metadata: BookMetadata
  cover: BookCover | null
  notices: Notice[]
  /** Absent where a format holds none. */
  pictures?: FoundPictures
}

/**
 * Has a picture of a page (JPEG) read outside the sandbox, which has no network. `readable` is 0-100; null when there is
 * no answer within the time.
 */
export type ReadElsewhere = (jpeg: Uint8Array, timeMs: number) => Promise<{ text: string; readable: number } | null>

/** What was read of one photograph, or of one scanned page of a document: the pages it shows, usually one. */
export type PhotographReading = {
  /** Of the photograph in the book, from 0. */
  position: number
  /** How many photographs or scanned pages the book has. */
  total: number
  pages: RawPage[]
}

/** What was read of photographs before, and who is told of each that is read now. */
export type KeptReadings = {
  known: readonly PhotographReading[]
  onRead: (reading: PhotographReading) => void
}
/** Has pictures (PGM) read by the machine's own tesseract, outside the sandbox; what it prints, null where it fails. */
export type ReadNatively = (order: {
  pictures: readonly Uint8Array[]
  mode: 'page' | 'line' | 'raw'
  language: Language
  timeMs: number
}) => Promise<string | null>

export type ReaderSource = {
  /** The file to read, or for images the pages of one book in order. Never empty. */
  paths: readonly [string, ...string[]]
  /** As the person named it, for the words of an error only. */
  filename: string
  /** 0-1, as the reading goes. */
  onProgress: (fraction: number) => void
  /**
   * Milliseconds of `performance.now()` by which the reading is stopped from outside. A reader that sees it cannot finish
   * (a scan of 300 pages) marks the pages it did not come to as unread and answers before it.
   */
  deadline?: number
  /** What is done with the pictures that stand in a text; they are collected where this is absent. */
  takePictures?: TakePictures
  /** A second reader for pages that are read poorly here, where there is one. */
  readElsewhere?: ReadElsewhere
  /** Photographs that were read before are not read again. */
  readings?: KeptReadings
  /**
   * How pictures are recognised: with how many threads, by whom, if not by what comes with the package, and with which of its
   * workers, if not with new ones.
   */
  recognition?: { threads?: number; readNatively?: ReadNatively; workers?: WorkerStock }
}

/** One format. Runs inside the sandboxed child process and throws MizanError for what a person should read. */
export type Reader = {
  readonly format: BookFormat
  read(source: ReaderSource): Promise<RawBook>
  /** A picture of the book once more, large (WebP); undefined where it cannot be found. Absent where a format holds none. */
  enlarge?(source: ReaderSource, picture: WantedPicture): Promise<Uint8Array | undefined>
}

/** What tells which picture of a book is meant. */
export type WantedPicture = Pick<BookPicture, 'number' | 'page' | 'box' | 'hash'>

/** A picture with its thumbnail (WebP). */
export type ExtractedPicture = BookPicture & { thumbnail: Uint8Array }
export type ExtractedBook = {
  book: BookText
  cover: BookCover | null
  pictures: ExtractedPicture[]
  /** Pictures that were found and not kept, for their number or for time. */
  morePictures: number
}
