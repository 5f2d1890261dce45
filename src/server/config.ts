import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import {
  MODEL_LIMITS,
  readModelSettings,
  wholeNumber,
  type ModelLimits,
  type ModelSettings,
} from '../pipeline/assess/llm/model/model-settings.ts'
import { findNativeTesseract } from '../pipeline/extract/sandbox/find-native-tesseract.ts'
import { isLoopbackAddress } from './settings/loopback.ts'
import { withSecretFiles } from './settings/secret-files.ts'

/** Longer ones are never compared: deriving a key of them costs. */
export const MAX_PASSWORD_CHARACTERS = 1000
/** What can be said instead of addresses. */
const PROXY_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

const text = z.string().trim()
const address = (protocols: string[]) =>
  z
    .url({ error: 'must be a complete address' })
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
      error: `must begin with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    })
const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']).optional(),
  FILES_URL: address(['s3:']).optional(),
  PUBLIC_URL: address(['http:', 'https:']).optional(),
  TRUST_PROXY: text
    .refine(isProxyList, 'must be true, or addresses (also 10.0.0.0/8) with commas between them')
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(1, 'must not be empty')
    .max(MAX_PASSWORD_CHARACTERS, `must have at most ${String(MAX_PASSWORD_CHARACTERS)} characters`)
    .optional(),
  SETTINGS_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .max(MAX_PASSWORD_CHARACTERS, `must have at most ${String(MAX_PASSWORD_CHARACTERS)} characters`)
    .optional(),
  REQUIRE_LOGIN: z.enum(['writes', 'uploads', 'all'], { error: 'must be writes, uploads or all' }).optional(),
  OCR_ENGINE: z
    .enum(['tesseract', 'native', 'llm'], { error: 'must be tesseract, native or llm' })
    .default('tesseract'),
  OPEN_LIBRARY_URL: address(['http:', 'https:']).optional(),
  ONIX_DIR: text.optional(),
  COVER_HOSTS: text
    .regex(/^[\w.:-]+(?:[\s,]+[\w.:-]+)*$/, 'must be host names with commas between them, such as covers.example.com')
    .optional(),
  WORKERS: wholeNumber(1, 64).optional(),
  MAX_WAITING_BOOKS: wholeNumber(1, 1_000_000).default(10_000),
  MAX_UPLOADS: wholeNumber(1, 10_000).default(150),
  MAX_WAITING_REPORTS: wholeNumber(0, 1000).default(20),
  KEEP_FREE_MB: wholeNumber(0, 1_000_000).default(200),
  START_WAIT_S: wholeNumber(0, 3600).default(60),
  STOP_DELAY_S: wholeNumber(0, 300).default(0),
  ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all'),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
      error: 'must be silent, fatal, error, warn, info, debug or trace',
    })
    .default('warn'),
})

export type RequireLogin = 'writes' | 'uploads' | 'all'

export type Config = {
  port: number
  host: string
  /** True when bound to more than this machine. */
  exposed: boolean
  dataDirectory: string
  databaseUrl: string | undefined
  /** '' is the local directory. */
  filesUrl: string
  publicUrl: URL | undefined
  /** true: the one proxy in front. Else the addresses of the proxies. */
  trustProxy: boolean | string
  adminPassword: string | undefined
  requireLogin: RequireLogin
  /** Evaluations at once in this process. */
  workers: number
  role: 'all' | 'web' | 'worker'
  /** Beyond so many waiting books uploads are refused for a while. */
  maxWaitingBooks: number
  /** Uploads this process receives at once. */
  maxUploads: number
  /** Reports that may wait for the ones being made. */
  maxWaitingReports: number
  /** Room left on the disk of the data directory, in bytes. */
  keepFreeBytes: number
  /** How long the start waits for the database and the bucket. */
  startWaitMs: number
  /** How long requests are still taken when the process is asked to stop. */
  stopDelayMs: number
  logLevel: string
  /** Probes and metrics are served here too; /metrics then only here. */
  metricsPort: number | undefined
  /** undefined: Open Library is not asked. */
  openLibraryUrl: URL | undefined
  /** The folder of publishers' feeds. */
  onixDirectory: string | undefined
  /** Hosts besides Open Library's from which covers may be fetched, `host` or `host:port`. */
  coverHosts: string[]
  /** The language model that judges; null is the embedded engine. */
  model: ModelSettings | null
  /** The environment chose, and nobody else may. */
  modelFixed: boolean
  /** What the environment says of any model, whoever chose it. */
  modelLimits: ModelLimits
  /** What keys of models are stored under; undefined: none are stored. */
  settingsSecret: string | undefined
  ocrEngine: 'tesseract' | 'native' | 'llm'
  /** Where the machine's own tesseract lies, if it is to be used. */
  nativeTesseract: string | undefined
  /** Started by `npm start`: the shell npm puts in between does not hand signals on. */
  startedByNpm: boolean
}

/** Every fault of the environment at once, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads and checks the settings. An empty variable counts as absent.
 *
 * @throws ConfigError listing every fault
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const { environment: given, faults: unread } = withSecretFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')),
  )
  const parsed = variables.safeParse(given)
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  const model = readModelSettings(given)
  const native = given['OCR_ENGINE'] === 'native' ? findNativeTesseract(given['PATH']) : undefined
  if (native !== undefined && 'fault' in native) faults.push(`OCR_ENGINE=native ${native.fault}`)
  faults.push(...unread, ...combinationFaults(given), ...model.faults)
  if (!parsed.success || faults.length > 0) {
    throw new ConfigError(
      ['Mizan cannot start with these settings:', ...faults.map((fault) => `- ${fault}`)].join('\n'),
    )
  }
  const settings = parsed.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    exposed: !isLoopbackAddress(settings.HOST),
    dataDirectory: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    filesUrl: settings.FILES_URL ?? '',
    publicUrl: settings.PUBLIC_URL === undefined ? undefined : new URL(settings.PUBLIC_URL),
    trustProxy: trustProxy(settings.TRUST_PROXY),
    adminPassword: settings.ADMIN_PASSWORD,
    requireLogin: settings.REQUIRE_LOGIN ?? 'writes',
    workers: settings.WORKERS ?? Math.min(4, availableParallelism()),
    maxWaitingBooks: settings.MAX_WAITING_BOOKS,
    maxUploads: settings.MAX_UPLOADS,
    maxWaitingReports: settings.MAX_WAITING_REPORTS,
    keepFreeBytes: settings.KEEP_FREE_MB * 1024 * 1024,
    role: settings.ROLE,
    startWaitMs: settings.START_WAIT_S * 1000,
    stopDelayMs: settings.STOP_DELAY_S * 1000,
    logLevel: settings.LOG_LEVEL,
    metricsPort: settings.METRICS_PORT,
    openLibraryUrl: settings.OPEN_LIBRARY_URL === undefined ? undefined : baseUrl(settings.OPEN_LIBRARY_URL),
    onixDirectory: settings.ONIX_DIR === undefined ? undefined : resolve(settings.ONIX_DIR),
    coverHosts: (settings.COVER_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
    model: model.settings,
    modelFixed: given['AI_PROVIDER'] !== undefined,
    modelLimits: Object.fromEntries(
      MODEL_LIMITS.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    ),
    settingsSecret: settings.SETTINGS_SECRET,
    ocrEngine: settings.OCR_ENGINE,
    nativeTesseract: native !== undefined && 'program' in native ? native.program : undefined,
    startedByNpm: given['npm_lifecycle_event'] === 'start',
  }
}

/** What one variable asks of another. */
function combinationFaults(given: Record<string, string | undefined>): string[] {
  const faults: string[] = []
  const host = given['HOST'] ?? '127.0.0.1'
  if (!isLoopbackAddress(host) && given['ADMIN_PASSWORD'] === undefined) {
    faults.push(`HOST ${host} is reachable by others, so ADMIN_PASSWORD must be set (or use HOST=127.0.0.1)`)
  }
  if (given['REQUIRE_LOGIN'] !== undefined && given['ADMIN_PASSWORD'] === undefined) {
    faults.push('REQUIRE_LOGIN needs ADMIN_PASSWORD')
  }
  if (given['OCR_ENGINE'] === 'llm' && (given['AI_PROVIDER'] ?? 'lexical') === 'lexical') {
    faults.push('OCR_ENGINE=llm needs a model: set AI_PROVIDER')
  }
  const feeds = given['ONIX_DIR']
  if (feeds !== undefined && !existsSync(feeds)) faults.push(`ONIX_DIR ${feeds} is not there`)
  const role = given['ROLE']
  if ((role === 'web' || role === 'worker') && given['DATABASE_URL'] === undefined) {
    faults.push(`ROLE=${role} needs DATABASE_URL: the embedded database serves one process`)
  }
  return faults
}

/** Paths are resolved below it. */
function baseUrl(url: string): URL {
  return new URL(url.endsWith('/') ? url : `${url}/`)
}

function trustProxy(value: string | undefined): boolean | string {
  if (value === undefined || value === 'false') return false
  return value === 'true' ? true : value
}

function isProxyList(value: string): boolean {
  if (value === 'true' || value === 'false') return true
  return value.split(',').every((each) => {
    if (PROXY_NETWORKS.includes(each.trim())) return true
    const [network = '', bits = '0', ...rest] = each.trim().split('/')
    const family = isIP(network)
    return family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)
  })
}

/** The settings of this process: the environment over `.env`. The only reader of process.env. */
export function readConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseConfig(process.env)
}
