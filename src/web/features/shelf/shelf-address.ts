import { routeUrl } from '../../../contract/routes.ts'

/** The page of a shelf under its secret address, or of one of its books. What stands behind the `#` is sent to no server. */
export function shelfAddress(token: string, book?: string): string {
  return `${window.location.origin}/shelf${book === undefined ? '' : `?book=${book}`}#${token}`
}

/** What is typed into a reading app. */
export function feedAddress(token: string, version: 'opds1' | 'opds2'): string {
  return window.location.origin + routeUrl(version, { token })
}
