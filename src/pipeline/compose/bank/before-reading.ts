import type { Frame } from '../frame.ts'

/** Difficult words of the book, {words} in quotation marks. */
export const WORD_QUESTIONS: readonly Frame[] = [
  [
    'Which of these words do you know: {words}? Look for them while you read and work out their meaning from the sentence.',
    'أي هذه الكلمات تعرفون: {words}؟ ابحثوا عنها في أثناء القراءة وافهموا معناها من الجملة.',
  ],
  [
    'Write down what {words} could mean. Check your guesses when you meet the words in the book.',
    'اكتبوا المعنى الذي تتوقعونه لهذه الكلمات: {words}. ثم تحققوا منه حين تجدونها في الكتاب.',
  ],
  [
    'Explain {words} to each other as well as you can, and look up whatever nobody knows.',
    'اشرحوا لبعضكم معنى {words} قدر ما تستطيعون، وابحثوا في المعجم عما لا يعرفه أحد.',
  ],
]

/** What an adult looks at first in a book that needs company. {concern} stands {at}. */
export const READY: readonly Frame[] = [
  [
    'For parents: the book holds {concerns}. Read {page} first, and decide whether to read it together, to talk about it beforehand or to leave parts out.',
    'للوالدين: في الكتاب {concerns}. اقرؤوا أولًا ما يرد {at}، ثم قرروا: هل تقرؤونه معًا، أم تتحدثون عنه قبل القراءة، أم تتجاوزون بعضه؟',
  ],
  [
    'For parents: you will meet {concerns}. Have a look at {page} before your child does, and think of a sentence with which you could begin to talk about it.',
    'للوالدين: ستجدون في الكتاب {concerns}. اطلعوا على ما يرد {at} قبل طفلكم، وفكروا في جملة تبدؤون بها الحديث عنه.',
  ],
]

/** What may be asked afterwards about the same. */
export const AFTERWARDS: readonly Frame[] = [
  [
    'You met {held} {at}. What was hard to read there, and what helps when it stays in your mind?',
    'مر بكم {at} {held}. ما الذي كان صعبًا في قراءة ذلك، وما الذي يعينكم حين يبقى في أذهانكم؟',
  ],
  [
    'What you read {at} was not easy: {held}. What would you tell a younger child who asked about it?',
    'ما قرأتموه {at} لم يكن سهلًا، ففيه {held}. ماذا تقولون لطفل أصغر منكم يسأل عنه؟',
  ],
]
