import { readFileSync, appendFileSync, writeFileSync } from 'node:fs'
import { bookTexts } from './training/book-texts.ts'
import { createLexicalEngine } from './src/pipeline/assess/lexical/lexical-engine.ts'
import { assessedCriteria } from './src/pipeline/pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from './src/pipeline/score/default-config.ts'
import { plainBook } from './tests/support/plain-book.ts'
const textOf = bookTexts()
const engine = createLexicalEngine()
const all = readFileSync('/tmp/unread.txt','utf8').split('\n').map(l=>l.split(' ')[0]!).filter(Boolean)
writeFileSync('/work/lab/fresh/values.jsonl','')
for (const s of all) { let t; try { t = textOf(s) } catch { continue }
  const b = plainBook(t.slice(0,900000)); const a = await engine.assess(b, assessedCriteria(DEFAULT_SCORING_CONFIG))
  for (const v of a.values) for (const e of v.evidence) appendFileSync('/work/lab/fresh/values.jsonl', JSON.stringify({stem:s, value:v.value, weight:v.weight, quote:e.quote, start:e.start})+'\n')
}
