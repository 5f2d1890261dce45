import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { createOnixSource } from './onix/onix-source.ts'
import { coverBase, createOpenLibrarySource } from './open-library/open-library-source.ts'
import { createPoliteClient } from './open-library/polite-client.ts'
import type { CommunitySource, RetailerSource } from './sources.ts'

export type Sources = {
  community: CommunitySource | null
  retailer: RetailerSource | null
  coverHosts: ReadonlySet<string>
  userAgent: string
}

/** The sources the settings name; null where they name none. */
export function createSources(
  {
    openLibraryUrl,
    onixDirectory,
    coverHosts,
    publicUrl,
  }: Pick<Config, 'openLibraryUrl' | 'onixDirectory' | 'coverHosts' | 'publicUrl'>,
  database: Database,
): Sources {
  const { connection } = database
  const userAgent = `Mizan (book evaluation; ${publicUrl?.origin ?? 'self-hosted'})`
  const client =
    openLibraryUrl && createPoliteClient({ connection, source: 'open-library', baseUrl: openLibraryUrl, userAgent })
  return {
    community: client && openLibraryUrl ? createOpenLibrarySource({ client, baseUrl: openLibraryUrl }) : null,
    retailer: onixDirectory === undefined ? null : createOnixSource(connection),
    coverHosts: new Set([...(openLibraryUrl === undefined ? [] : [coverBase(openLibraryUrl).host]), ...coverHosts]),
    userAgent,
  }
}
