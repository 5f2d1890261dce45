import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findProgram } from '../support/find-program.ts'

const FOLDER = join(import.meta.dirname, '../../deploy/nginx')
const nginx = findProgram('nginx', '-v', 'apt-get install nginx-light')
const openssl = findProgram('openssl', 'version')
const scratch = mkdtempSync(join(tmpdir(), 'mizan-nginx-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test.skipIf(nginx === undefined || openssl === undefined).each(['mizan.conf', 'compose.conf'])(
  'nginx takes %s',
  (name) => {
    mkdirSync(join(scratch, 'log'), { recursive: true })
    const key = ['-keyout', join(scratch, 'privkey.pem'), '-out', join(scratch, 'fullchain.pem')]
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-subj',
        '/CN=books.example',
        ...key,
      ],
      {
        stdio: 'ignore',
      },
    )
    const server = readFileSync(join(FOLDER, name), 'utf8')
      .replaceAll('/etc/nginx/', `${FOLDER}/`)
      .replaceAll('/etc/ssl/mizan/', `${scratch}/`)
      .replaceAll('/var/log/nginx/', `${scratch}/log/`)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${scratch}/${kind};`,
    )
    const file = join(scratch, name)
    writeFileSync(
      file,
      `pid ${scratch}/pid; error_log ${scratch}/error.log; events {} http { access_log off; ${temporary.join(' ')}\n${server} }`,
    )
    const checked = spawnSync('nginx', ['-t', '-q', '-e', join(scratch, 'error.log'), '-c', file], { encoding: 'utf8' })
    expect([checked.status, checked.stderr]).toEqual([0, ''])
    // And would have said so.
    writeFileSync(file, readFileSync(file, 'utf8').replace('listen ', 'listens '))
    expect(spawnSync('nginx', ['-t', '-q', '-c', file]).status).not.toBe(0)
  },
)

test('large books, event streams, names and figures are treated as they must be', () => {
  const rules = readFileSync(join(FOLDER, 'mizan-locations.conf'), 'utf8')
  for (const rule of [
    'client_max_body_size 101m;',
    'location = /metrics { return 404; }',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Request-Id $mizan_request_id;',
    'proxy_request_buffering off;',
  ])
    expect(rules).toContain(rule)
  // It would let the header of an event stream have no effect.
  expect(rules).not.toMatch(/proxy_ignore_headers|proxy_buffering on/)
})
