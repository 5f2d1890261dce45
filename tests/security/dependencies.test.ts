import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ACCEPTED_ADVISORIES } from '../../scripts/dependencies/accepted-advisories.ts'
import { judgeAudit } from '../../scripts/dependencies/judge-audit.ts'
import { lockFaults } from '../../scripts/dependencies/judge-lock.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'))
const integrity = `sha512-${'A'.repeat(86)}==`
const lock = (entry: object, path = 'node_modules/a') => ({
  lockfileVersion: 3,
  packages: { '': { name: 'mizan' }, [path]: { version: '1.0.0', integrity, ...entry } },
})

test('the packages of this project come from the registry, as they were, and run nothing that was not decided on', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  expect(lockFaults(read('package-lock.json'), allowScripts)).toEqual([])
})

test.each<[string, object, RegExp]>([
  ['without a checksum', lock({ integrity: undefined }), /^a 1\.0\.0 has no checksum/],
  ['with a weak checksum', lock({ integrity: 'sha1-AAAA' }), /has no checksum/],
  ['from a repository', lock({ resolved: 'git+ssh://git@github.com/a/a.git#1' }), /comes from git/],
  ['from another host', lock({ resolved: 'https://registry.npmjs.org.evil.example/a.tgz' }), /comes from https/],
  ['without encryption', lock({ resolved: 'http://registry.npmjs.org/a.tgz' }), /comes from http:/],
  ['that is a folder', lock({ link: true, resolved: '../a' }), /is a folder/],
  ['beside the project', lock({}, '../a'), /is a folder/],
  ['that installs something', lock({ hasInstallScript: true }), /^a 1\.0\.0 runs a program/],
  [
    'that installs something further down',
    lock({ hasInstallScript: true }, 'node_modules/node/node_modules/b'),
    /^b 1/,
  ],
])('a package %s is a fault', (_, given, sentence) => {
  expect(lockFaults(given, { node: true })).toEqual([expect.stringMatching(sentence)])
})

const found = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      a: {
        via: [
          {
            source: 1,
            url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
            title: 'It breaks',
            name: 'a',
            severity,
            range: '<2',
          },
        ],
      },
      b: { via: ['a'] },
    },
  })
const accepted = [{ id: 'GHSA-aaaa-bbbb-cccc', package: 'a', reason: 'never called', until: '2030-01-01' }]

test('advisories from moderate on are faults, unless they are accepted and not yet due', () => {
  const today = '2029-12-31'
  expect(judgeAudit(found('moderate'), { accepted: [], today })?.faults).toEqual([
    'a <2: It breaks (moderate, https://github.com/advisories/GHSA-aaaa-bbbb-cccc)',
  ])
  expect(judgeAudit(found('low'), { accepted: [], today })).toMatchObject({
    faults: [],
    notes: [expect.stringContaining('It breaks')],
  })
  expect(judgeAudit(found('critical'), { accepted, today })?.faults).toEqual([])
  expect(judgeAudit(found('critical'), { accepted, today: '2030-01-01' })?.faults).toEqual([
    expect.stringContaining('accepted until 2030-01-01: never called'),
  ])
  const gone = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} })
  expect(judgeAudit(gone, { accepted, today })?.faults).toEqual([expect.stringContaining('no longer found')])
})

test('a registry that does not answer is not taken for one that knows of nothing', () => {
  for (const output of ['', 'npm error', '{"message":"405 Method Not Allowed","error":{}}', '{"vulnerabilities":{}}']) {
    expect(judgeAudit(output, { accepted: [], today: '2029-12-31' })).toBeNull()
  }
})

test('whatever is accepted says why, and until when', () => {
  for (const { id, reason, until } of ACCEPTED_ADVISORIES) {
    expect(id).toMatch(/^GHSA(?:-[\da-z]{4}){3}$/)
    expect(reason.length).toBeGreaterThan(20)
    expect(until).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})
