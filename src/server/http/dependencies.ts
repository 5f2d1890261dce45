import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { MatchedList } from '../../contract/book-lists.ts'
import type { Evaluation } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'
import type { ReportProgress } from '../../contract/report-progress.ts'
import type { DossierInput } from '../../pipeline/report/pdf/dossier-report.ts'
import type { Pipeline } from '../../pipeline/pipeline.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { ChosenModel } from '../settings/chosen-model.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import type { DrainSignals } from './drain.ts'

/** Connect's signature, which Vite's development server has. */
export type ConnectMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

export type Web =
  | { kind: 'static'; directory: string }
  /** Started with our own HTTP server, so that its web socket needs no second port. */
  | { kind: 'vite'; start: (server: Server) => Promise<ConnectMiddleware> }
  | { kind: 'none' }

type SelectionOptions = PdfOptions & {
  /** How many books there will be. */
  total: number
  onProgress?: ((progress: ReportProgress) => void) | undefined
}
type PdfOptions = { language: Language; signal?: AbortSignal | undefined }
/** A book for a report, with its stored cover. */
export type ReportedBook = { evaluation: Evaluation; cover: Uint8Array | null }

/** The reports of one book as finished texts and as paper, and the report on many. */
export type Reports = {
  text(evaluation: Evaluation, language: Language): Promise<string>
  json(evaluation: Evaluation, language: Language): Promise<string>
  pdf(evaluation: Evaluation, options: PdfOptions & { cover: Uint8Array | null }): Promise<Uint8Array>
  /** The reviewing committee's file on one book. */
  dossier(input: DossierInput, options: PdfOptions): Promise<Uint8Array>
  /** Which books of a list a reader may read, as of now. `reader` is '' for one who is not named, null for nobody. */
  listPdf(asked: { list: MatchedList; reader: string | null }, options: PdfOptions): Promise<Uint8Array>
  /** The books come one by one, so that many of them never stand in memory at once. */
  selectionPdf(books: AsyncIterable<ReportedBook>, options: SelectionOptions): Promise<Uint8Array>
}

/** Everything the HTTP side works with. Nothing in it is global. */
export type HttpDependencies = {
  config: Pick<
    Config,
    | 'openLibraryUrl'
    | 'onixDirectory'
    | 'exposed'
    | 'publicUrl'
    | 'adminPassword'
    | 'requireLogin'
    | 'trustProxy'
    | 'dataDirectory'
    | 'metricsPort'
    | 'maxWaitingBooks'
    | 'maxUploads'
    | 'maxWaitingReports'
    | 'keepFreeBytes'
  >
  database: Database
  queue: JobQueue
  storage: FileStorage
  /** With the model that is chosen at this moment. */
  pipeline: () => Promise<Pipeline>
  /** Told as soon as pictures of pages are on their way; does nothing where another process reads them. */
  expectPictures: () => void
  chosenModel: ChosenModel
  reports: Reports
  encodeCover: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Evaluations this process is working on; aborted when they are deleted. */
  running: Map<string, AbortController>
  web: Web
  /** Tells long answers that the process ends; absent where it never does. */
  drain?: DrainSignals
  metrics: Metrics
  log: Log
}
