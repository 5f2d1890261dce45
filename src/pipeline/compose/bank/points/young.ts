import type { Frame } from '../../frame.ts'

/** A child below this age is read to. */
export const YOUNGEST = 7

export const YOUNG_LEADS: readonly Frame[] = [
  ['Listen to these words ({page}): {quote}', 'استمعوا إلى هذه الكلمات ({page}): {quote}'],
  ['Let us read this again ({page}): {quote}', 'لنقرأ هذا مرة أخرى ({page}): {quote}'],
  ['{at}, we hear: {quote}', 'نسمع {at}: {quote}'],
]

export const YOUNG_ASKS: readonly Frame[] = [
  ['What happens here? Tell it in your own words.', 'ماذا يحدث هنا؟ احكوا ذلك بأسلوبكم.'],
  ['What would you put into a picture of this?', 'لو رسمتم هذا، فماذا تضعون في رسمكم؟'],
  ['Who is there when we hear this, and what are they doing?', 'من نجد هنا في القصة، وماذا يفعل؟'],
  ['What do you think happened just before this?', 'ماذا حدث قبل هذا مباشرة في رأيكم؟'],
  ['What picture do you see in your mind when you hear this?', 'أي صورة ترونها في خيالكم حين تسمعون هذا؟'],
  [
    'How does this part make you feel: glad, sad, curious or something else?',
    'بماذا تشعرون حين تسمعون هذا الجزء: بالفرح أم بالحزن أم بالفضول أم بشيء آخر؟',
  ],
]
