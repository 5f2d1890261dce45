// Records what a model answers about the samples: `npm run record:fixtures`, with the AI_ variables of the server. The
// tests replay the answers without a network. `-- --stub` records the stub of the tests; such fixtures say so. Names of
// samples (`-- falcon.en.txt`) record those alone.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMemoryJournal } from '../src/pipeline/assess/llm/calls/call-journal.ts'
import { promptVersion } from '../src/pipeline/assess/llm/prompts/render-prompt.ts'
import { readModelSettings } from '../src/pipeline/assess/llm/model/model-settings.ts'
import { createPipeline } from '../src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../src/pipeline/score/default-config.ts'
import { stubEnvironment } from '../tests/support/model-settings.ts'
import type { RecordedBook } from '../tests/support/recorded-model.ts'
import { startStubModel } from '../tests/support/stub-model-server.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'tests', 'fixtures', 'model')
const SAMPLES = [
  'falcon.en.txt',
  'falcon.ar.txt',
  'harbour.en.txt',
  'harbour.ar.txt',
  'lastround.en.txt',
  'lastround.ar.txt',
]

const stub = process.argv.includes('--stub') ? await startStubModel() : undefined
// One size for every model, so that the same parts are asked for.
const common = { AI_CONTEXT_TOKENS: '128000', AI_FALLBACK: 'none', AI_READING: 'full' }
const { settings, faults } = readModelSettings({ ...process.env, ...(stub && stubEnvironment(stub)), ...common })
if (settings === null) {
  console.error(['Set AI_PROVIDER and what it needs, or use --stub.', ...faults].join('\n'))
  process.exit(2)
}

const pipeline = createPipeline({ model: settings })
mkdirSync(FOLDER, { recursive: true })
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
for (const sample of named.length === 0 ? SAMPLES : named) {
  const calls = createMemoryJournal()
  const path = join(ROOT, 'samples', sample)
  const { book } = await pipeline.extract({ paths: [path], filename: sample, kind: 'document' })
  await pipeline.assess(book, DEFAULT_SCORING_CONFIG, { calls })
  const recorded: RecordedBook = {
    recordedFrom: stub === undefined ? `${settings.provider}/${settings.model}` : 'the stub of the tests, no model',
    promptVersion: promptVersion(),
    sample,
    calls: calls.entries.flatMap(({ purpose, answer, inputTokens, outputTokens }) =>
      answer === null ? [] : [{ purpose, inputTokens, outputTokens, answer: JSON.parse(answer) as unknown }],
    ),
  }
  writeFileSync(join(FOLDER, `${sample.replace('.txt', '')}.json`), `${JSON.stringify(recorded, null, 2)}\n`)
  console.log(`${sample}: ${recorded.calls.length} answers of ${recorded.recordedFrom}`)
}
await pipeline.close()
await stub?.close()
