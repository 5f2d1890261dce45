import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readContent } from '../src/pipeline/assess/lexical/findings/read-content.ts'
import { loadLexicon } from '../src/pipeline/assess/lexical/lexicon/load-lexicon.ts'
import { compileMatcher } from '../src/pipeline/assess/lexical/match/compile-matcher.ts'
import { sharedReader } from '../src/pipeline/assess/reader/reader.ts'
import { plainBook } from '../tests/support/plain-book.ts'
for (const l of ['en', 'ar'] as const)
  for (const n of ['falcon', 'harbour', 'lastround']) {
    const { tokens, findings } = readContent(
      plainBook(readFileSync(`samples/${n}.${l}.txt`, 'utf8')),
      compileMatcher(loadLexicon(undefined, [l])),
    )
    const hash = createHash('sha256')
    for (const { levels, stances, weights } of sharedReader().read(tokens, findings))
      for (const part of [levels, stances, weights]) hash.update(new Uint8Array(part.buffer))
    console.log(n, l, hash.digest('hex').slice(0, 16))
  }
