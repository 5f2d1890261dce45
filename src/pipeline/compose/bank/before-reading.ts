import type { Frame } from '../frame.ts'

/** Difficult words of the book, {words} in quotation marks. */
export const WORD_QUESTIONS: readonly Frame[] = [
  [
    'Which of these words do you know: {words}? Look for them while you read and work out their meaning from the sentence.',
    'ما الذي تعرفون معناه مما يأتي: {words}؟ ابحثوا عن كل كلمة في أثناء القراءة، واستنتجوا معناها من الجملة.',
  ],
  [
    'Write down what {words} could mean. Check your guesses when you meet the words in the book.',
    'اكتبوا المعنى الذي تتوقعونه لكل كلمة: {words}. ثم تحققوا منه حين تجدونها في الكتاب.',
  ],
  [
    'Explain {words} to each other as well as you can, and look up whatever nobody knows.',
    'ليشرح بعضكم لبعض معنى {words} قدر المستطاع، وابحثوا في المعجم عما لا يعرفه أحد منكم.',
  ],
]

/** What an adult looks at first in a book that needs company: {concerns} with their places. */
export const READY: readonly Frame[] = [
  [
    'For parents: the book contains {concerns}. Look there first, and decide whether to read it together, to talk about it beforehand or to leave parts out. There may be more of it in other places.',
    'للوالدين: في الكتاب ما ينبغي أن تعرفوه قبل القراءة: {concerns}. اطلعوا عليه أولًا، فقد يكون في الكتاب غيره، ثم قرروا: أتقرؤونه مع أبنائكم، أم تتحدثون معهم عنه قبل القراءة، أم تتجاوزون بعضه؟',
  ],
  [
    'For parents: in this book you will meet {concerns}. Have a look there before your child does, and think of a sentence to begin the conversation with. These places may not be the only ones.',
    'للوالدين: يرد في الكتاب ما يستدعي الانتباه: {concerns}. اطلعوا عليه قبل أبنائكم، وفكروا في جملة تبدؤون بها الحديث عنه. وقد لا تكون هذه المواضع كل ما فيه.',
  ],
]
/** The same of a book that has one page. */
export const READY_SHORT: readonly Frame[] = [
  [
    'For parents: the book contains {concerns}. Read it by yourself first, and decide whether to read it together or to talk about it beforehand.',
    'للوالدين: في الكتاب ما يحسن أن تعرفوه: {concerns}. اقرؤوه وحدكم أولًا، ثم قرروا: أتقرؤونه مع أبنائكم، أم تتحدثون معهم عنه قبل القراءة؟',
  ],
]
