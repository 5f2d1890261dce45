/** A little book every builder turns into its format. */
export type SampleBook = {
  title: string
  author: string
  chapters: { heading: string; paragraphs: string[] }[]
}

export const ENGLISH_BOOK: SampleBook = {
  title: 'The Lantern Keeper',
  author: 'Mona Saleh',
  chapters: [
    {
      heading: 'Chapter One',
      paragraphs: [
        'Every evening the keeper lit the lantern above the harbour, and the boats found their way home.',
        '“Who will light it when I am old?” he asked. Nobody knew – not even the gulls.',
      ],
    },
    {
      heading: 'Chapter Two',
      paragraphs: [
        'One night the wind was stronger than the flame. A small girl climbed the stairs with a match in her hand.',
      ],
    },
  ],
}

export const ARABIC_BOOK: SampleBook = {
  title: 'حارس الفانوس',
  author: 'منى صالح',
  chapters: [
    {
      heading: 'الفصل الأول',
      paragraphs: [
        'في كل مساء كان الحارس يشعل الفانوس فوق الميناء، فتعرف القوارب طريقها إلى البيت.',
        'قال الحارس: «من يشعله عندما أكبر؟» لم يعرف أحد الجواب، ولا حتى النوارس.',
      ],
    },
    {
      heading: 'الفصل الثاني',
      paragraphs: ['في ليلة من الليالي كانت الريح أقوى من اللهب، فصعدت طفلة صغيرة الدرج وفي يدها عود ثقاب.'],
    },
  ],
}
