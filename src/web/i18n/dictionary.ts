import type { english } from './en/english.ts'

/** The form of the English dictionary: nested sections of sentences. */
export type EnglishDictionary = typeof english

type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never
type ArabicPlural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** The same sections in Arabic. A missing sentence, and a missing one of the six plural forms, is a type error. */
export type ArabicOf<Section> = {
  [Key in keyof Section as Key extends `${string}_one` | `${string}_other` ? never : Key]: Section[Key] extends string
    ? string
    : Section[Key] extends string[]
      ? string[]
      : ArabicOf<Section[Key]>
} & { [Key in `${PluralBase<keyof Section>}_${ArabicPlural}`]: string }

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: EnglishDictionary }
  }
}
