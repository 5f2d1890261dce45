import { isIPv6 } from 'node:net'

/**
 * Whom a limit counts: an IPv4 address, or the network (/64) of an IPv6 address, of which one household has as many as it
 * likes.
 *
 * @example countedAddress('::ffff:192.0.2.1') // '192.0.2.1'
 * @example countedAddress('2001:db8::5') // '2001:db8:0:0::/64'
 */
export function countedAddress(ip: string): string {
  const bare = ip.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  const [high = '0', low = '0'] = groups.slice(6)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bits = (Number.parseInt(high, 16) << 16) | Number.parseInt(low, 16)
    return [24, 16, 8, 0].map((shift) => String((bits >>> shift) & 0xff)).join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = new URL(`http://[${ip}]/`).hostname.slice(1, -1).split('::')
  const first = head === '' ? [] : head.split(':')
  if (tail === undefined) return first
  const last = tail === '' ? [] : tail.split(':')
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
}
