import type { Opinion, OpinionCounts } from '../../contract/opinions.ts'

/** How many families said what. */
export function countOpinions(opinions: readonly Opinion[]): OpinionCounts {
  const count = (test: (opinion: Opinion) => boolean): number => opinions.filter(test).length
  return {
    families: opinions.length,
    timings: {
      too_early: count(({ timing }) => timing === 'too_early'),
      right: count(({ timing }) => timing === 'right'),
      too_late: count(({ timing }) => timing === 'too_late'),
    },
    frightened: count(({ frightened }) => frightened),
    bored: count(({ bored }) => bored),
    younger: count(({ younger }) => younger),
  }
}
