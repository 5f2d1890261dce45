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
  ['What would you draw of this?', 'ماذا ترسمون من هذا؟'],
  ['Show with your hands and your face what you have heard.', 'أظهروا بأيديكم ووجوهكم ما سمعتموه.'],
  ['Is there a word here that is new to you?', 'هل هنا كلمة جديدة عليكم؟'],
  ['Have you ever seen or done something like this?', 'هل رأيتم أو فعلتم يومًا شيئًا كهذا؟'],
]
