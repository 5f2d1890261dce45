import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Evaluation, UploadAnswer } from '../../src/contract/evaluation.ts'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { createTestApp } from '../support/create-test-app.ts'

const root = join(import.meta.dirname, '../..')

test('the server and the shell say the same of a book, byte for byte', async () => {
  const pipeline = createPipeline()
  try {
    await using server = await createTestApp({ pipeline })
    for (const filename of ['harbour.en.epub', 'falcon.ar.docx']) {
      const path = join(root, 'samples', filename)
      const parts = [{ name: 'file', filename, content: await readFile(path) }]
      const { id } = (await server.upload(parts)).json<UploadAnswer>()
      const served = await server.ended(id)
      const { stdout } = await promisify(execFile)(process.execPath, [
        join(root, 'src/cli/evaluate.ts'),
        '--json',
        path,
      ])
      const shell = JSON.parse(stdout) as Evaluation
      expect(served.result).toHaveProperty('final_verdict')
      expect(JSON.stringify(shell.result)).toBe(JSON.stringify(served.result))
      expect(JSON.stringify(shell.nmcAssessment)).toBe(JSON.stringify(served.nmcAssessment))
      expect(shell.extractedText).toBe(served.extractedText)
    }
  } finally {
    await pipeline.close()
  }
})
