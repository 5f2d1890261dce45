import { describe, expect, it } from 'vitest'
import type { Criterion, ScoringConfig } from '../../../contract/scoring-config.ts'
import { show } from '../../../../tests/support/web/show.tsx'
import { AboutPage } from './about-page.tsx'
import { HowItWorksPage } from './how-it-works-page.tsx'

const criteria: Criterion[] = [{ name: 'Family', description: 'How families are spoken of.', weight: 100 }]
const redLine = {
  enabled: true,
  weight: 35,
  safeThreshold: 81,
  moderateThreshold: 61,
  severeThreshold: 41,
  autoRejectOnSevere: true,
  criteria,
}
const ages = [
  { minAge: 3, maxAge: 7 },
  { minAge: 8, maxAge: 12 },
  { minAge: 13, maxAge: 18 },
] as const
const config = {
  id: 'c1',
  name: 'House rules',
  version: '2.1.0',
  isActive: 1,
  system1Config: redLine,
  system2Config: { ...redLine, enabled: false },
  system3Config: {
    enabled: true,
    weight: 15,
    criteria,
    ageMapping: { simple: ages[0], moderate: ages[1], high: ages[2] },
  },
  system4Config: {
    enabled: true,
    weight: 15,
    criteria,
    ageMapping: { easy: ages[0], moderate: ages[1], advanced: ages[2] },
  },
  verdictConfig: {
    whitelistedRules: { minimumScore: 82, allowedModerates: 1, requireAllSafe: false },
    parentGuidanceRules: { minimumScore: 62, maxModerates: 3 },
    notWhitelistedRules: { minimumScore: 42, maxModerates: 4, autoRejectSevere: true },
  },
} as unknown as ScoringConfig

const given = (data: ScoringConfig | null) => ({ fetched: [[['/api/scoring-configs/active'], data] as const] })

describe('the About page', () => {
  it('shows mission, the four systems of the active configuration, the breakdown, and the way on', async () => {
    const { text, html } = await show(<AboutPage />, given(config))
    expect(text).toMatch(/^Back to Home About Mizan /)
    expect(text).toContain('Our mission')
    expect(text).toContain('powered by AI')
    expect(text).toMatch(/Cultural Values .+ 35% of the score Criteria: 1/)
    expect(text).toContain('Switched off: rated and shown, but not counted.')
    expect(text).toContain('Safe from 81, Moderate from 61, Severe below 41')
    expect(text).toContain('Family 100% How families are spoken of.')
    expect(text).toMatch(/Simple: Ages 3 to 7 Moderate: Ages 8 to 12 High: Ages 13 to 18/)
    expect(html).toMatch(/href="\/how-it-works"[^>]*>See how it works/)
  })

  it('names the ages of themes and the stages of language beside the levels of the configuration', async () => {
    const { text } = await show(<AboutPage />, given(config))
    expect(text).toContain('Readers’ ages: 3-5, 6-8, 9-12, 13+')
    expect(text).toContain('Stages: Beginner (A1), Elementary (A2), Intermediate (B1–B2), Advanced (C1–C2)')
    const arabic = await show(<AboutPage />, { ...given(config), language: 'ar' })
    // Marked as left to right, or 3-5 would be shown as 5-3.
    expect(arabic.html).toContain('\u20663-5\u2069')
    expect(arabic.text).toContain('المراحل: مبتدئ (A1)، أساسي (A2)، متوسط (B1–B2)، متقدّم (C1–C2)')
  })

  it('gives the safe score ranges of the five categories', async () => {
    const { text } = await show(<AboutPage />, given(config))
    expect(text).toMatch(/Gambling 0-12 Language & profanity 0-9 Violence & terror 0-5 .+ 0\+ Sex & nudity 0\+ Bands/)
  })

  it('loads with four skeletons, and says so where nothing is active', async () => {
    expect((await show(<AboutPage />)).html.match(/h-52/g)).toHaveLength(4)
    const { text } = await show(<AboutPage />, given(null))
    expect(text).toContain('No active scoring configuration found.')
  })
})

it('How it works tells the systems, the verdicts with their numbers, and a worked case', async () => {
  const { text, html } = await show(<HowItWorksPage />, given(config))
  expect(html).toMatch(/href="\/"[^>]*>(?:<svg.*?<\/svg>)?Back to Home/s)
  expect(html).toMatch(/href="\/about"[^>]*>About Mizan/)
  expect(text).toContain('Whitelisted Safe & culturally aligned for UAE families Score of at least 82 with at most 1')
  expect(text).toContain('Parent Guidance Review before giving Score of at least 62 with at most 3')
  expect(text).toContain('Not Whitelisted Not suitable')
  expect(text).toMatch(/Final age 10\+ Reading level Moderate Verdict Parent Guidance Try It Now$/)
})
