import type { TFunction } from 'i18next'

/** @example gradeName(t, 3) // 'Grade 3'; gradeName(t, -1) // 'KG 1' */
export function gradeName(t: TFunction, grade: number): string {
  return grade < 1 ? t('profiles.grade.kg', { number: grade + 2 }) : t('profiles.grade.school', { number: grade })
}
