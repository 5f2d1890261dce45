/** The milliseconds in the first 48 bits of an id of version 7 (RFC 9562). */
export function timeOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}
