import { describe, expect, it } from 'vitest'
import { levelFigures } from '../../bench/level/level.ts'
import { levelDataFolder } from '../../bench/level/level-data.ts'

/** Of the long texts. */
const EVERY = 5
const folder = levelDataFolder()

describe.skipIf(folder === undefined)(
  'language level over the development data (skipped where ../shared/data is absent)',
  () => {
    it('keeps its published figures', () => {
      const figures = levelFigures(folder ?? '', EVERY)
      expect(figures.levelledEnglish).toBeGreaterThanOrEqual(0.85)
      expect(figures.levelledArabic).toBeGreaterThanOrEqual(0.85)
      expect(figures.clearGradeCrossValidated).toBeGreaterThanOrEqual(0.79)
      expect(figures.clearGradeCrossValidated).toBeGreaterThan(figures.clearFleschKincaid + 0.25)
      expect(figures.oneStopPairs).toBeGreaterThanOrEqual(0.8)
      expect(figures.cutsEnglish).toBeGreaterThanOrEqual(0.8)
      expect(figures.cutsArabic).toBeGreaterThanOrEqual(0.8)
      // Of eight books; of all of them nine in ten.
      expect(figures.childrenWithin).toBeGreaterThanOrEqual(0.75)
    })
  },
)
