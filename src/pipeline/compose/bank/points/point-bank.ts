import type { PointKind } from '../../../../contract/assessment.ts'
import type { Frame } from '../../frame.ts'
import type { PointEntries } from '../entries.ts'
import { CHOICE } from './choice.ts'
import { DISPUTE } from './dispute.ts'
import { FACT } from './fact.ts'
import { FEELING } from './feeling.ts'
import { HUMOUR } from './humour.ts'
import { INTRODUCTION } from './introduction.ts'
import { MAKING } from './making.ts'
import { PASSAGE } from './passage.ts'
import { PICTURE } from './picture.ts'
import { THOUGHT } from './thought.ts'
import { TROUBLE } from './trouble.ts'
import { TURN } from './turn.ts'
import { WISH } from './wish.ts'
import { WRONG } from './wrong.ts'

export const POINT_BANK: Record<PointKind, PointEntries> = {
  choice: CHOICE,
  wrong: WRONG,
  trouble: TROUBLE,
  wish: WISH,
  feeling: FEELING,
  dispute: DISPUTE,
  turn: TURN,
  picture: PICTURE,
  fact: FACT,
  making: MAKING,
  thought: THOUGHT,
  humour: HUMOUR,
  introduction: INTRODUCTION,
  passage: PASSAGE,
}

/** Sentences that bring a passage in, before a question is put to it. The passage may be long, so it stands at the end. */
export const POINT_LEADS: readonly Frame[] = [
  ['Read this passage slowly ({page}): {quote}', 'اقرؤوا هذا المقطع على مهل ({page}): {quote}'],
  ['{at}, we read: {quote}', 'نقرأ {at}: {quote}'],
  ['We have chosen this passage from {page}: {quote}', 'اخترنا لكم هذا المقطع من {page}: {quote}'],
  ['Here is a passage from {page}: {quote}', 'إليكم هذا المقطع من {page}: {quote}'],
  ['Read these words aloud ({page}): {quote}', 'اقرؤوا هذه الكلمات بصوت مسموع ({page}): {quote}'],
  ['Turn to {page} and read: {quote}', 'ارجعوا إلى {page} واقرؤوا: {quote}'],
  ['Listen to these words from {page}: {quote}', 'استمعوا إلى هذه الكلمات من {page}: {quote}'],
  ['Look closely at these words ({page}): {quote}', 'تأملوا هذه الكلمات ({page}): {quote}'],
  ['Let one of you read aloud from {page}: {quote}', 'ليقرأ أحدكم بصوت مسموع من {page}: {quote}'],
  ['Read these words twice ({page}): {quote}', 'اقرؤوا هذه الكلمات مرتين ({page}): {quote}'],
  ['Let us stop for a moment at this passage ({page}): {quote}', 'لنتوقف قليلًا عند هذا المقطع ({page}): {quote}'],
  ['Think about what you read here ({page}): {quote}', 'فكروا فيما تقرؤونه هنا ({page}): {quote}'],
  ['First read this silently ({page}): {quote}', 'اقرؤوا هذا أولًا قراءة صامتة ({page}): {quote}'],
  ['{at} it says: {quote}', 'جاء {at}: {quote}'],
]
