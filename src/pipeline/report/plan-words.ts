/** The words of a plan that is taken along as a file. */
export const PLAN_WORDS = {
  en: {
    name: 'Reading plan',
    columns: ['Date', 'Hijri date', 'Title', 'Author', 'How', 'Part', 'Minutes'],
    alone: 'To read alone',
    together: 'To read aloud together',
    part: 'Part {part} of {parts}',
    minutes: 'About {minutes} min',
  },
  ar: {
    name: 'خطة القراءة',
    columns: ['التاريخ', 'التاريخ الهجري', 'العنوان', 'المؤلف', 'كيف يُقرأ', 'الجزء', 'الدقائق'],
    alone: 'للقراءة الذاتية',
    together: 'للقراءة معًا بصوت عالٍ',
    part: 'الجزء {part} من {parts}',
    minutes: 'نحو {minutes} دقيقة',
  },
} as const
