import type { Theme } from './assessment.ts'
import type { Localized } from './languages.ts'

/** The themes as a sentence names them. */
export const THEME_NAMES: Record<Theme, Localized> = {
  death: { en: 'death and grief', ar: 'الموت والفقد' },
  war: { en: 'war', ar: 'الحرب' },
  illness: { en: 'illness', ar: 'المرض' },
  bullying: { en: 'bullying', ar: 'التنمر' },
  loneliness: { en: 'loneliness', ar: 'الوحدة' },
  family: { en: 'family', ar: 'الأسرة' },
  friendship: { en: 'friendship', ar: 'الصداقة' },
  courage: { en: 'courage', ar: 'الشجاعة' },
  faith: { en: 'faith', ar: 'الإيمان' },
  honesty: { en: 'honesty', ar: 'الصدق' },
  generosity: { en: 'generosity', ar: 'الكرم' },
  nature: { en: 'nature', ar: 'الطبيعة' },
  animals: { en: 'animals', ar: 'الحيوانات' },
  adventure: { en: 'adventure', ar: 'المغامرة' },
  magic: { en: 'magic', ar: 'السحر والخيال' },
  romance: { en: 'love and marriage', ar: 'الحب والزواج' },
  injustice: { en: 'injustice', ar: 'الظلم' },
  'growing-up': { en: 'growing up', ar: 'النمو والنضج' },
  learning: { en: 'learning', ar: 'التعلم' },
  humour: { en: 'humour', ar: 'الفكاهة' },
  mystery: { en: 'mystery', ar: 'الغموض' },
  poverty: { en: 'poverty', ar: 'الفقر' },
  home: { en: 'home', ar: 'البيت' },
  work: { en: 'work', ar: 'العمل' },
  pride: { en: 'pride', ar: 'الغرور' },
  trickery: { en: 'trickery', ar: 'الحيلة' },
  freedom: { en: 'freedom', ar: 'الحرية' },
  identity: { en: 'finding out who one is', ar: 'اكتشاف الذات' },
}
