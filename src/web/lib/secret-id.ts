/** A hundred and twenty-eight random bits in hexadecimal. `crypto.randomUUID` is missing where the page came without TLS. */
export function secretId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
