import { statementsOf } from '../src/server/db/migration-files.ts'

/**
 * What a migration may do while processes of the version before go on working on the same database: only add. Whatever is
 * not known here to be harmless is refused; a contract phase says in its first lines which version it needs
 * (CONTRIBUTING.md).
 *
 * @returns one sentence for each fault
 */
export function migrationFaults(name: string, script: string, all: readonly string[]): string[] {
  const needs = [...script.matchAll(/^-- *contract\b.*$/gim)].map(([line]) => line)
  if (needs.length > 0) return needs.flatMap((line) => needsFaults(name, line, all))
  const statements = statementsOf(script).map(plain)
  const made = new Set(statements.flatMap((statement) => CREATE_TABLE.exec(statement)?.[1] ?? []))
  const faults = statements.flatMap((statement) => {
    const fault = statementFault(statement, made)
    return fault === null ? [] : [`${name}: ${fault}: ${statement.slice(0, 80)}`]
  })
  const firstIndex = statements.findIndex((statement) => /\bconcurrently\b/.test(statement))
  const behind = firstIndex === -1 ? [] : statements.slice(firstIndex).filter((text) => !/\bconcurrently\b/.test(text))
  if (behind.length > 0) faults.push(`${name}: indexes made concurrently come last, since they are made last`)
  return faults
}

const CREATE_TABLE = /^create table (?:if not exists )?(\w+) \(/
const CREATE_INDEX = /^create (unique )?index (concurrently )?(if not exists )?\w+ on (?:only )?(\w+)/
const TYPE_WITH_SEQUENCE = /\b(?:small|big)?serial\b|\bgenerated\b/
/** Give another value for each row, so that the whole table is written anew. */
const VOLATILE = /\b(?:gen_random_uuid|uuid_generate\w*|random|clock_timestamp|timeofday|nextval)\b/

/** In small letters and one line, without comments and the inside of texts. */
function plain(statement: string): string {
  return statement
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

function statementFault(statement: string, made: ReadonlySet<string>): string | null {
  if (statement.includes('$$') || statement.includes('"'))
    return 'quoted names and bodies of functions are not read here'
  if (CREATE_TABLE.test(statement)) return null
  if (/^drop index concurrently if exists \w+$/.test(statement)) return null
  if (statement.startsWith('comment on ')) return null
  const filled = /^insert into (\w+)/.exec(statement)?.[1]
  if (filled !== undefined) return made.has(filled) ? null : 'rows are added to a table that older processes use'
  const index = CREATE_INDEX.exec(statement)
  if (index !== null) {
    const [, unique, concurrently, ifNotExists, table = ''] = index
    if (made.has(table)) return concurrently === undefined ? null : 'an index of a new table is made with it'
    if (unique !== undefined) return 'a unique index refuses what older processes may write'
    return concurrently === undefined || ifNotExists === undefined
      ? 'writing waits for this index; say `concurrently if not exists`'
      : null
  }
  const altered = /^alter table (?:only )?(\w+) (.*)$/.exec(statement)
  if (altered === null) return 'this statement is not known to be harmless to older processes'
  const [, table = '', actions = ''] = altered
  if (made.has(table)) return null
  if (/^set \([^)]*\)$/.test(actions)) return null
  return (
    topLevel(actions)
      .map(actionFault)
      .find((fault) => fault !== null) ?? null
  )
}

function actionFault(action: string): string | null {
  if (!action.startsWith('add column ')) return 'a table that older processes use is changed by more than a new column'
  if (VOLATILE.test(action) || TYPE_WITH_SEQUENCE.test(action)) return 'the whole table is written anew for this column'
  if (/\b(?:unique|primary key)\b/.test(action)) return 'a unique column refuses what older processes write'
  if (/\bnot null\b/.test(action) && !/\bdefault (?!null\b)/.test(action)) {
    return 'older processes do not fill this column; make it nullable or give it a default'
  }
  return null
}

/** @example topLevel('add a numeric(3, 1), add b int') // ['add a numeric(3, 1)', 'add b int'] */
function topLevel(actions: string): string[] {
  let depth = 0
  const parts = ['']
  for (const sign of actions) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

function needsFaults(name: string, line: string, all: readonly string[]): string[] {
  const needed = /^-- contract: needs (\S+)$/.exec(line)?.[1]
  if (needed === undefined)
    return [`${name}: write "-- contract: needs NAME", the name of an earlier migration: ${line}`]
  return all.includes(needed) && needed < name ? [] : [`${name}: there is no earlier migration ${needed}`]
}
