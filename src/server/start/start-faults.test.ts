import { expect, test } from 'vitest'
import { startSentence } from './start-faults.ts'

const config = { dataDirectory: '/srv/mizan', host: '127.0.0.1', port: 80 }
const fault = (code: string, syscall = 'open'): Error => Object.assign(new Error(`${code}: ...`), { code, syscall })

test.each([
  [fault('ENOSPC', 'write'), 'there is no space left on the disk of DATA_DIR /srv/mizan'],
  [fault('EROFS'), 'DATA_DIR /srv/mizan cannot be written to (EROFS)'],
  [fault('EACCES', 'mkdir'), 'DATA_DIR /srv/mizan cannot be written to (EACCES)'],
  [fault('ENOTDIR'), 'DATA_DIR /srv/mizan is not a directory'],
  [fault('EACCES', 'listen'), 'port 80 is reserved for privileged programs'],
  [fault('EADDRINUSE', 'listen'), 'port 80 of 127.0.0.1 is taken by another program'],
  [fault('EADDRNOTAVAIL', 'listen'), 'this machine has no address 127.0.0.1'],
  [new Error('another Mizan uses this data directory'), 'another Mizan uses this data directory'],
])('%s', (error, sentence) => {
  expect(startSentence(error, config)).toContain(sentence)
})
