import { arabicValueNames } from '../../../contract/value-names.ar.ts'

export const values = {
  ...arabicValueNames,
  domain: {
    gambling: 'القمار',
    language: 'اللغة والألفاظ البذيئة',
    violence_terror: 'العنف والإرهاب',
    alcohol_drugs_smoking: 'الكحول والمخدرات والتدخين',
    sex_nudity: 'الجنس والعري',
    islamic_arab_uae_cultural_ethics: 'الآداب الإسلامية والعربية والإماراتية',
  },
  concern: { 'No Concern': 'لا ملاحظات', Low: 'منخفض', Medium: 'متوسط', High: 'مرتفع' },
  severity: { Low: 'منخفض', Moderate: 'متوسط', High: 'مرتفع', Severe: 'شديد' },
  stage: { Beginner: 'مبتدئ', Elementary: 'أساسي', Intermediate: 'متوسط', Advanced: 'متقدّم' },
  suitability: { suitable: 'مناسب', with_guidance: 'بإشراف', not_suitable: 'غير مناسب' },
  matchQuality: { high: 'عالية', medium: 'متوسطة', low: 'منخفضة' },
  matchMethod: {
    isbn: 'الرقم الدولي',
    title_author: 'العنوان والمؤلف',
    title_only: 'العنوان فقط',
    other: 'مذكور في الملف',
  },
}
