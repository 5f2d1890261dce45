import { describe, expect, it } from 'vitest'
import type { Evaluation } from '../../contract/evaluation.ts'
import { ARABIC_STORY, ENGLISH_STORY, makeSample, type SampleBook } from '../../../tests/support/make-assessment.ts'
import { composeNmc } from '../compose/compose-nmc.ts'
import { composeResult } from '../compose/compose-result.ts'
import { DEFAULT_SCORING_CONFIG } from '../score/default-config.ts'
import { score } from '../score/score.ts'
import { jsonReport } from './json-report.ts'
import { textReport } from './text-report.ts'

function evaluationOf({ book, assessment }: SampleBook): Evaluation {
  const judgement = score(assessment, DEFAULT_SCORING_CONFIG)
  return {
    id: '0190aaaa-0000-7000-8000-000000000001',
    filename: 'lamp.txt',
    fileSize: 900,
    status: 'completed',
    progress: 100,
    stage: null,
    isOCR: false,
    createdAt: '2026-01-02T03:04:05.000Z',
    completedAt: '2026-01-02T03:04:06.000Z',
    processingMs: 900,
    coverImage: null,
    scoringConfigId: null,
    scoringConfigVersion: '1.0.0',
    evaluator: assessment.evaluator,
    needsReview: true,
    reviewReasons: ['short_text'],
    warnings: ['There are very few words in this book (83), and words are all the engine reads.'],
    duplicateOf: null,
    unverifiedQuotes: 0,
    result: composeResult({ book, filename: 'lamp.txt', assessment, judgement }),
    nmcAssessment: composeNmc(assessment, judgement),
    extractedText: book.text,
    extractedTextLength: book.text.length,
    pageKind: book.pageKind,
    pages: book.pages,
  }
}

const english = evaluationOf(
  makeSample(ENGLISH_STORY, {
    findings: [{ category: 'violence', quote: 'A stone had fallen into the channel', intensity: 1 }],
  }),
)

describe('the text report', () => {
  it('begins with the verdict and shows every section with its evidence', () => {
    const report = textReport(english, 'en')
    expect(report.split('\n').slice(0, 12).join('\n')).toContain('Verdict: Whitelisted')
    for (const part of [
      'Title: The Lamp of the Falaj',
      'Author: Maryam Saif',
      '! There are very few words',
      'Before reading',
      'Violence & terror: 6+',
      'Gambling: none found',
      '“A stone had fallen into the channel” (page 2)',
    ]) {
      expect(report).toContain(part)
    }
    expect(report).not.toMatch(/undefined|\[object|\n{3,}/)
  })

  it('is Arabic throughout for a reader of Arabic', () => {
    const report = textReport(evaluationOf(makeSample(ARABIC_STORY)), 'ar')
    expect(report).toContain('الحكم: معتمد')
    expect(report).toContain('قبل القراءة')
    const letters = report
      .split('\n')
      .filter((line) => !line.startsWith('! ') && !line.startsWith('الملف'))
      .join('\n')
      .replaceAll(/\b[ABC][12]\b/g, '')
    expect(letters).not.toMatch(/[A-Za-z]/)
  })

  it('says who decided and why, and what other sources say', () => {
    const reviewed: Evaluation = {
      ...english,
      review: {
        decision: 'overridden',
        verdict: 'Parent Guidance',
        recommended_age: '9+',
        recommended_minimum_age: '10-12',
        age_suitability: {},
        reason: 'The flood\nis frightening.',
        reviewer: 'Reader 7',
        at: '2026-02-03T04:05:06.000Z',
      },
      openLibraryData: { status: 'ok', rating: 4.25, ratingsCount: 12 },
      retailerData: { status: 'ok', targetAge: '6-8', matchConfidence: 90 },
    }
    const report = textReport(reviewed, 'en')
    for (const part of [
      'Decided by a reviewer in place of the engine\nReviewer: Reader 7\nOn: 2026-02-03\nReason: The flood is frightening.',
      'Readers (Open Library): 4.3 of 5, ratings: 12',
      'Publisher’s age: 6-8 (match 90%)',
    ]) {
      expect(report).toContain(part)
    }
    expect(textReport(reviewed, 'ar')).toContain('السبب: The flood')
    expect(textReport(english, 'en')).not.toMatch(/Reviewer:|Readers \(/)
    const json = JSON.parse(jsonReport(reviewed, 'en')) as Evaluation
    expect(json).toMatchObject({ review: { reviewer: 'Reader 7' }, openLibraryData: { rating: 4.25 } })
  })

  it('says whether the pictures were seen, by whom, and what they object to', () => {
    const unseen: Evaluation = { ...english, pictureCount: 12, picturesSeen: 0, reviewReasons: ['pictures_unseen'] }
    expect(textReport(unseen, 'en')).toContain('Verdict: Whitelisted (text only)')
    expect(textReport(unseen, 'en')).toContain('Nobody has looked at the pictures (12).')
    expect(textReport(unseen, 'ar')).toContain('(النص وحده)')
    expect(textReport(unseen, 'ar')).toContain('لم يطّلع أحد على الصور (12).')
    const mark = { reviewer: 'Huda', at: '2026-03-04T05:06:07.000Z' }
    const seen: Evaluation = {
      ...unseen,
      reviewReasons: [],
      pictureMarks: [
        { ...mark, picture: 3, objection: null },
        { ...mark, picture: 4, objection: { category: 'bullying', level: 2, note: 'They laugh at him.' } },
      ],
    }
    const plain = textReport(seen, 'en').replaceAll(/[\u2068\u2069]/g, '')
    expect(plain).toContain('Verdict: Whitelisted\n')
    expect(plain).toContain('Pictures seen by a person: 2 of 12 (Huda, last on 2026-03-04).')
    expect(plain).toContain(
      'Objection to picture 4: Cruelty and mockery (Moderate): They laugh at him. (Huda, 2026-03-04)',
    )
    expect(textReport(seen, 'ar').replaceAll(/[\u2068\u2069]/g, '')).toContain(
      'اعتراض على الصورة 4: القسوة والسخرية (متوسط): They laugh at him. (Huda، 2026-03-04)',
    )
    expect(textReport(english, 'en')).toContain('Nothing is known of the pictures of this book')
    expect(textReport({ ...english, pictureCount: 0 }, 'en')).toContain('No pictures were found in the book.')
  })

  it('names an unknown author as the interface does', () => {
    const sample = makeSample()
    expect(textReport(evaluationOf({ ...sample, book: { ...sample.book, metadata: {} } }), 'en')).toContain(
      'Author: Regional author',
    )
  })

  it('says so when there is no result', () => {
    expect(textReport({ ...english, result: { error: 'The file is damaged.' } }, 'en')).toContain(
      'The evaluation failed: The file is damaged.',
    )
    expect(textReport({ ...english, result: null }, 'ar')).toContain('لا نتيجة لهذا التقييم بعد')
  })
})

describe('the JSON report', () => {
  it('holds the evaluation without the text of the book, in the language asked for', () => {
    const report = JSON.parse(jsonReport(english, 'ar')) as Evaluation
    expect(report).not.toHaveProperty('extractedText')
    expect(report.extractedTextLength).toBe(english.extractedTextLength)
    expect(report.result).toMatchObject({ title: 'The Lamp of the Falaj', system1_uae_values: { rating: 'Safe' } })
    expect((report.result as { executive_summary: string }).executive_summary).toMatch(/معتمد/)
    expect(jsonReport(english, 'en')).toContain('\n  "id"')
  })
})
