import { criterionName } from '../../contract/criterion-names.ts'
import type { DetectedLanguage, Language, Localized } from '../../contract/languages.ts'
import { THEME_NAMES } from '../../contract/theme-names.ts'
import { arabicValueNames } from '../../contract/value-names.ar.ts'
import { englishValueNames } from '../../contract/value-names.en.ts'
import type { Ground } from './grounds.ts'

/** Why, in one sentence of each language. What people wrote stands in it as they wrote it, in its own direction. */
export function fitWords(ground: Ground): Localized {
  const name = (language: Language): string => criterionName(ground.criterion?.name ?? '', language)
  const category: Localized = {
    en: ground.category === undefined ? '' : englishValueNames.nmc[ground.category],
    ar: ground.category === undefined ? '' : arabicValueNames.nmc[ground.category],
  }
  const theme = ground.theme === undefined ? { en: '', ar: '' } : THEME_NAMES[ground.theme.theme]
  const [age, score] = [String(ground.age ?? ''), String(Math.round(ground.criterion?.score ?? 0))]
  const said = `\u2068${ground.decision?.reason ?? ''}\u2069`
  const rare = String(Math.round((ground.rareWordShare ?? 0) * 100))
  const language = LANGUAGE_WORDS[ground.language ?? 'mixed']
  switch (ground.code) {
    case 'unjudged':
      return { en: 'Nobody has judged this book yet.', ar: 'لم يُقيَّم هذا الكتاب بعد.' }
    case 'not_whitelisted':
      return {
        en: 'It is judged Not Whitelisted, and a yes does not change that.',
        ar: 'الحكم عليه: غير معتمد، ولا تغيّره موافقة.',
      }
    case 'said_no':
      return { en: `You said no: “${said}”`, ar: `قلتم لا: «${said}»` }
    case 'said_yes':
      return { en: `You said yes: “${said}”`, ar: `قلتم نعم: «${said}»` }
    case 'band_age':
      return ground.answer === 'not_for_us'
        ? { en: `${category.en}: not allowed at any age.`, ar: `${category.ar}: غير مسموح به لأي عمر.` }
        : { en: `${category.en}: for ages ${age} and up.`, ar: `${category.ar}: لمن بلغ سن ${age} فما فوق.` }
    case 'reviewed_age':
      return { en: `A reviewer recommends it for ages ${age} and up.`, ar: `يوصي به المراجع من سن ${age} فما فوق.` }
    case 'judged_age':
      return { en: `Its themes are for ages ${age} and up.`, ar: `موضوعاته لمن بلغ سن ${age} فما فوق.` }
    case 'minded_category':
      return {
        en: `${category.en}: you are stricter about this.`,
        ar: `${category.ar}: وهذا مما تتشددون فيه.`,
      }
    case 'minded_criterion':
      return {
        en: `${name('en')} (${score} of 100): you are stricter about this.`,
        ar: `${name('ar')} (${score} من 100): وهذا مما تتشددون فيه.`,
      }
    case 'talk_category':
      return { en: `${category.en}: something to talk about.`, ar: `${category.ar}: وفيه ما تتحدثون عنه معًا.` }
    case 'talk_criterion':
      return {
        en: `${name('en')} (${score} of 100): something to talk about.`,
        ar: `${name('ar')} (${score} من 100): وفيه ما تتحدثون عنه معًا.`,
      }
    case 'spared_theme':
      return ground.theme?.isMain === true
        ? { en: `It is about ${theme.en}, a theme to spare.`, ar: `يدور حول ${theme.ar}، وهو مما تودّون تجنّبه.` }
        : { en: `It touches on ${theme.en}, a theme to spare.`, ar: `يتطرّق إلى ${theme.ar}، وهو مما تودّون تجنّبه.` }
    case 'guidance':
      return { en: 'It is judged Parent Guidance.', ar: 'الحكم عليه: بإشراف الوالدين.' }
    case 'unsure':
      return {
        en: 'Somebody should look at it before its verdict is relied on.',
        ar: 'ينبغي أن يطّلع عليه شخص قبل الاعتماد على الحكم.',
      }
    case 'pictures_unseen':
      return { en: 'Nobody has looked at its pictures yet.', ar: 'لم يطّلع أحد على صوره بعد.' }
    case 'hard_to_read':
      return {
        en: `Its language is for readers of ${age}; words beyond everyday ones: ${rare}%.`,
        ar: `لغته لقارئ في سن ${age}؛ كلمات خارج المفردات اليومية: ${rare}%.`,
      }
    case 'other_language':
      break
  }
  return { en: `It is in ${language.en}.`, ar: `لغته ${language.ar}.` }
}

const LANGUAGE_WORDS: Record<DetectedLanguage, Localized> = {
  en: { en: 'English', ar: 'الإنجليزية' },
  ar: { en: 'Arabic', ar: 'العربية' },
  mixed: { en: 'Arabic and English', ar: 'العربية والإنجليزية' },
}
