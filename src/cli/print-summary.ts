import type { Evaluation } from '../contract/evaluation.ts'

const MARK = { Whitelisted: '✓', 'Parent Guidance': '!', 'Not Whitelisted': '✗' } as const

/** What a terminal would obey instead of showing, and what turns the reading direction. */
const COMMANDS = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu

/** A few lines a person reads: the verdict, the age, why, and the strongest quote with its page. */
export function summaryOf(record: Evaluation): string {
  return linesOf(record).replaceAll(COMMANDS, '')
}

function linesOf(record: Evaluation): string {
  if (record.result === null || 'error' in record.result) return `? ${record.filename}\n  ${record.error ?? ''}`
  const { result, nmcAssessment } = record
  const quotes = [...result.system1_uae_values.evidence_refs, ...result.system2_child_safety.evidence_refs].slice(0, 2)
  return [
    `${MARK[result.final_verdict]} ${result.title}${result.author === '' ? '' : ` (${result.author})`}`,
    `  ${result.final_verdict}, from age ${result.recommended_age}, score ${result.whitelist_score}, NMC ${nmcAssessment?.finalAgeBand ?? 'Safe'}`,
    `  ${result.verdict_explanation}`,
    ...quotes.map(({ quote, page }) => `  ${record.pageKind ?? 'page'} ${page}: ${quote.replaceAll(/\s+/g, ' ')}`),
    ...record.warnings.map((warning) => `  ! ${warning}`),
  ].join('\n')
}
