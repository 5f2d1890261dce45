import type { Language } from '../../src/contract/languages.ts'
import type { Random } from './random.ts'

const OPENINGS = {
  en: ['The Lamp', 'The Kite', 'The Well', 'The Camel', 'A Letter', 'The Drum', 'The Pearl', 'The Garden', 'A Promise'],
  ar: ['المصباح', 'الطائرة الورقية', 'البئر', 'الناقة', 'رسالة', 'الطبل', 'اللؤلؤة', 'البستان', 'الوعد'],
} as const
const ENDINGS = {
  en: ['by the Sea', 'of the Dunes', 'in the Old Market', 'under the Palm', 'at Dawn', 'beyond the Creek', 'of Hatta'],
  ar: ['عند البحر', 'بين الكثبان', 'في السوق القديم', 'تحت النخلة', 'عند الفجر', 'وراء الخور', 'في حتا'],
} as const
/** Circles, not people: nobody is made up. */
const AUTHORS = {
  en: ['The Dune Circle', 'The Creek Storytellers', 'The School Library', 'The Palm Readers', 'Anonymous'],
  ar: ['حلقة الكثبان', 'حكّاؤو الخور', 'مكتبة المدرسة', 'قرّاء النخلة', 'مجهول'],
} as const

/** A plausible title and author. */
export function bookNames(language: Language, random: Random): { title: string; author: string } {
  return {
    title: `${random.pick(OPENINGS[language])} ${random.pick(ENDINGS[language])}`,
    author: random.pick(AUTHORS[language]),
  }
}
