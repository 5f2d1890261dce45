import type { PictureMark, PictureObjection } from '../../../../contract/picture-marks.ts'

export type ToldObjection = PictureObjection & Pick<PictureMark, 'picture' | 'reviewer'>

/** Everything that people and a model object to in pictures, one by one; a model's with its caption for a note. */
export function toldObjections(marks: readonly PictureMark[]): ToldObjection[] {
  return marks.flatMap(({ picture, reviewer, objection, model }) =>
    model
      ? model.findings.map(({ category, level, evidence }) => ({
          picture,
          reviewer,
          category,
          level,
          note: evidence.caption,
        }))
      : objection === null
        ? []
        : [{ picture, reviewer, ...objection }],
  )
}
