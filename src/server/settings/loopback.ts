/** True for names and addresses that only this machine can reach. @example isLoopbackAddress('127.0.0.1') // true */
export function isLoopbackAddress(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name)
}
