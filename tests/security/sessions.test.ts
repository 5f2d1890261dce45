import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countedAddress } from '../../src/server/http/guard/client-address.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { secondProcess } from './support/second-process.ts'

const PASSWORD = 'correct horse'
type Headers = Record<string, string>

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ adminPassword: PASSWORD, working: false })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
})

/** Each from another address, so that no test uses up what another may. */
let visitors = 0
const signIn = async (
  headers: Headers = {},
  { password = PASSWORD, app = server.app, remoteAddress = `10.0.0.${String(++visitors)}` } = {},
) => await app.inject({ method: 'POST', url: '/api/session', payload: { password }, headers, remoteAddress })
const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>): string =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
const isSignedIn = async (cookie: string, app = server.app): Promise<boolean> =>
  (await app.inject({ url: '/api/audit', headers: { cookie } })).statusCode === 200

describe('a session', () => {
  test('gets a new id at each sign-in, and the one before it is dead', async () => {
    const planted = 'mizan_session=planted-by-somebody-else'
    const first = cookieOf(await signIn({ cookie: planted }))
    expect(first).not.toBe(planted)
    expect(await isSignedIn(planted)).toBe(false)
    const second = cookieOf(await signIn({ cookie: first }))
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
  })

  test('is dead after signing out, and after another password', async () => {
    const cookie = cookieOf(await signIn())
    expect(await isSignedIn(cookie)).toBe(true)
    const changed = await secondProcess(server, { adminPassword: 'another' })
    expect(await isSignedIn(cookie, changed)).toBe(false)
    await changed.close()
    await server.app.inject({ method: 'DELETE', url: '/api/session', headers: { cookie } })
    expect(await isSignedIn(cookie)).toBe(false)
  })

  test('ends with its time, and its row is removed by the next sign-in', async () => {
    const cookie = cookieOf(await signIn())
    const sessions = server.database.connection
    await sessions
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect(await isSignedIn(cookie)).toBe(false)
    await signIn()
    const left = await sessions.selectFrom('sessions').select('expires_at').execute()
    expect(left.map(({ expires_at }) => expires_at.getTime() > Date.now())).toEqual([true])
  })

  test('cannot be taken from the database', async () => {
    const cookie = cookieOf(await signIn())
    const rows = await server.database.connection.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
    for (const { token_hash } of rows) expect(await isSignedIn(`mizan_session=${token_hash}`)).toBe(false)
  })
})

describe('the cookie', () => {
  const attributes = async (settings: Parameters<typeof secondProcess>[1], headers: Headers = {}): Promise<string> => {
    const app = await secondProcess(server, settings)
    const answer = await signIn(headers, { app, remoteAddress: '127.0.0.1' })
    await app.close()
    await server.database.connection.deleteFrom('login_attempts').execute()
    return String(answer.headers['set-cookie'])
  }
  const publicUrl = new URL('https://mizan.example')

  test('is for this site and no script, for the whole site and twelve hours', async () => {
    const given = await attributes({})
    expect(given).toMatch(/; HttpOnly/)
    expect(given).toMatch(/; SameSite=Strict/)
    expect(given).toMatch(/; Path=\//)
    expect(given).toMatch(/; Max-Age=43200/)
    expect(given).not.toMatch(/Domain=/)
  })

  test('is for HTTPS alone wherever there is HTTPS, whether or not the proxy is trusted', async () => {
    const host = 'mizan.example'
    const forwarded = { host, 'x-forwarded-proto': 'https' }
    expect(await attributes({ publicUrl }, { host })).toMatch(/; Secure/)
    expect(await attributes({ publicUrl, trustProxy: '127.0.0.1' }, forwarded)).toMatch(/; Secure/)
    // This machine's own address has no certificate.
    expect(await attributes({ publicUrl }, { host: '127.0.0.1:3000' })).not.toMatch(/Secure/)
  })

  test.each([
    '',
    '=',
    'mizan_session',
    'mizan_session=',
    'mizan_session="',
    `mizan_session=${'a'.repeat(4000)}`,
    '__proto__=x',
  ])('that is none opens nothing: %j', async (cookie) => {
    expect((await server.app.inject({ url: '/api/audit', headers: { cookie } })).statusCode).toBe(401)
  })
})

describe('guessing the password', () => {
  /** @returns how many of these tries were even compared */
  const compared = async (tries: number, one: (index: number) => ReturnType<typeof signIn>): Promise<number> => {
    const statuses: number[] = []
    for (let index = 0; index < tries; index++) statuses.push((await one(index)).statusCode)
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true)
    return statuses.filter((status) => status === 401).length
  }
  const wrong = { password: 'guess' }

  test('is possible ten times a minute, also in turn at several processes', async () => {
    const other = await secondProcess(server)
    const apps = [server.app, other]
    const remoteAddress = '192.0.2.1'
    const app = (index: number) => apps[index % 2] ?? other
    expect(await compared(14, (index) => signIn({}, { ...wrong, remoteAddress, app: app(index) }))).toBe(10)
    const refused = await signIn({}, { remoteAddress, app: other })
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([
      429,
      expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60),
    ])
    await other.close()
    // Others are not locked out by it.
    expect((await signIn({}, { remoteAddress: '192.0.2.2' })).statusCode).toBe(204)
  })

  test('goes on when the minute is over, and nothing of it is kept', async () => {
    const { connection } = server.database
    const remoteAddress = '192.0.2.3'
    await compared(11, () => signIn({}, { ...wrong, remoteAddress }))
    await connection
      .updateTable('login_attempts')
      .set({ since: new Date(Date.now() - 61_000) })
      .execute()
    expect((await signIn({}, { remoteAddress: '192.0.2.4' })).statusCode).toBe(204)
    const rows = await connection.selectFrom('login_attempts').select('address').execute()
    expect(rows).toEqual([{ address: '192.0.2.4' }])
    expect((await signIn({}, { remoteAddress })).statusCode).toBe(204)
  })

  test('is no easier with forged addresses', async () => {
    const forged = (index: number): Headers => ({
      'x-forwarded-for': `198.51.100.${String(index)}`,
      'x-real-ip': `198.51.100.${String(index)}`,
      forwarded: `for=198.51.100.${String(index)}`,
    })
    expect(await compared(12, (index) => signIn(forged(index), { ...wrong, remoteAddress: '192.0.2.5' }))).toBe(10)

    for (const trustProxy of [true, '192.0.2.6']) {
      await server.database.connection.deleteFrom('login_attempts').execute()
      const app = await secondProcess(server, { trustProxy })
      // The proxy adds whom it sees to whatever it was sent.
      const through = (client: string) => async (index: number) =>
        await signIn(
          { 'x-forwarded-for': `198.51.100.${String(index)}, ${client}` },
          { ...wrong, remoteAddress: '192.0.2.6', app },
        )
      expect(await compared(12, through('203.0.113.1'))).toBe(10)
      expect(await compared(3, through('203.0.113.2'))).toBe(3)
      await app.close()
    }
  })

  test('in one IPv6 network counts as one', async () => {
    const from = (index: number) => signIn({}, { ...wrong, remoteAddress: `2001:db8:1:2::${String(index + 1)}` })
    expect(await compared(12, from)).toBe(10)
    expect(
      ['::ffff:192.0.2.1', '192.0.2.1', '2001:db8::5', '2001:db8:0:0:ffff::', 'fe80::1%eth0', '::1'].map(
        countedAddress,
      ),
    ).toEqual(['192.0.2.1', '192.0.2.1', '2001:db8:0:0::/64', '2001:db8:0:0::/64', 'fe80:0:0:0::/64', '0:0:0:0::/64'])
  })

  test('is not even tried with a password of a megabyte', async () => {
    const answer = await signIn({}, { password: 'a'.repeat(1_000_000) })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined])
    expect(answer.body.length).toBeLessThan(1000)
    const most = 'ب'.repeat(1000)
    expect(parseConfig({ ADMIN_PASSWORD: most }).adminPassword).toBe(most)
    expect(() => parseConfig({ ADMIN_PASSWORD: `${most}a` })).toThrow(/ADMIN_PASSWORD must have at most 1000/)
  })
})

test.each(['10.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.0/8', 'fd00::/8', 'true', 'false', 'loopback'])(
  'TRUST_PROXY may be %s',
  (value) => {
    expect(() => parseConfig({ TRUST_PROXY: value })).not.toThrow()
  },
)
test.each(['yes', '10.0.0', '10.0.0.1/33', 'proxy.example', '10.0.0.1,'])('TRUST_PROXY may not be %s', (value) => {
  expect(() => parseConfig({ TRUST_PROXY: value })).toThrow(/^- TRUST_PROXY must be true, or addresses/m)
})
