import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import { isLoopbackAddress } from '../settings/loopback.ts'

/** Networks that are somebody's own, or nobody's (IANA, special-purpose registries). */
const OWN: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
]
// Two lists: in one, the IPv6 form of all IPv4 addresses would stand for all IPv4 addresses.
const own = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, bits] of OWN) own[familyOf(network)].addSubnet(network, bits, familyOf(network))

export function isPublicAddress(address: string): boolean {
  const bare = address.split('%', 1)[0] ?? ''
  return !own[familyOf(bare)].check(bare, familyOf(bare))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Resolves a name for one connection, and only to addresses everybody can reach: whoever owns the name could otherwise lead
 * us into the network this server stands in. What is resolved is what is connected to, so a second answer changes nothing.
 */
export function createPublicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined) {
        callback(error ?? new Error(`${hostname} has no address`), [])
      } else if (!isLoopbackAddress(hostname) && addresses.some(({ address }) => !isPublicAddress(address))) {
        callback(new Error(`${hostname} leads to an address that is not public`), [])
      } else if (options.all === true) {
        callback(null, addresses)
      } else {
        callback(null, first.address, first.family)
      }
    })
  }
}
