import type { HappeningKind } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'
import type { Activity } from './entries.ts'

/** What can be asked of something that somebody in the book does or feels. */
export type HappeningEntries = {
  /** For readers of the other language, to whom the sentence is quoted: it names nobody. */
  about: Frame
  /** Second questions, each fitting every happening of the kind. */
  more: readonly Frame[]
}

export const HAPPENING_BANK: Record<HappeningKind, HappeningEntries> = {
  decision: {
    about: ['What are the reasons for this decision?', 'ما أسباب هذا القرار؟'],
    more: [
      ['What would you have decided?', 'وماذا تقررون لو كنتم في هذا الموقف؟'],
      ['What other decision was possible?', 'وأي قرار آخر كان ممكنًا؟'],
      ['Was it a good decision?', 'وهل كان هذا القرار صائبًا في رأيكم؟'],
    ],
  },
  wish: {
    about: ['What is the reason for this wish?', 'ما سبب هذه الرغبة؟'],
    more: [
      ['Can you understand that?', 'وهل ترونها رغبة مفهومة؟'],
      ['Would you have wanted the same?', 'وهل ترغبون أنتم في مثل ذلك؟'],
    ],
  },
  need: {
    about: ['Why is this necessary?', 'لماذا لم يكن بد من ذلك؟'],
    more: [
      ['Was there really no other way?', 'وهل كان هناك سبيل آخر؟'],
      ['How would you have felt about that?', 'وبماذا تشعرون لو كنتم في موقف كهذا؟'],
    ],
  },
  thought: {
    about: ['What leads to this thought?', 'ما الذي أدى إلى هذه الفكرة؟'],
    more: [['Does it turn out to be right?', 'وهل كان هذا الظن صحيحًا؟']],
  },
  refusal: {
    about: ['What is the reason for this refusal?', 'ما سبب هذا الرفض؟'],
    more: [
      ['Would you have refused, too?', 'وهل ترفضون أنتم أيضًا لو كنتم في هذا الموقف؟'],
      ['What happens because of it?', 'وما نتيجة هذا الرفض؟'],
    ],
  },
  promise: {
    about: ['What is the reason for this promise?', 'ما سبب هذا الوعد؟'],
    more: [
      ['Is the promise kept, or does the book not say?', 'وهل تحقق هذا الوعد، أم لا يخبرنا الكتاب بذلك؟'],
      ['Is a promise like that easy or hard to keep?', 'أكان الوفاء به سهلًا أم صعبًا؟'],
    ],
  },
  attempt: {
    about: ['What is the reason for this attempt?', 'ما سبب هذه المحاولة؟'],
    more: [
      ['Does the attempt succeed?', 'وهل تنجح المحاولة؟'],
      ['What makes it difficult?', 'وما الذي يجعل ذلك صعبًا؟'],
    ],
  },
  success: {
    about: ['How was this possible?', 'كيف أمكن ذلك؟'],
    more: [['What made it difficult?', 'وما الذي جعل ذلك صعبًا؟']],
  },
  request: {
    about: ['What is the reason for this request or order?', 'ما سبب هذا الطلب أو الأمر؟'],
    more: [
      ['What would you have done?', 'وماذا تفعلون لو كنتم في هذا الموقف؟'],
      ['What comes of it?', 'وماذا حدث نتيجة لذلك؟'],
    ],
  },
  discovery: {
    about: ['How does this become known?', 'كيف عُرف ذلك؟'],
    more: [['What changes because of that?', 'وما الذي يتغير بعد ذلك؟']],
  },
  deed: {
    about: ['What may be the reason for doing this?', 'ما سبب هذا الفعل؟'],
    more: [['How do you think the other one felt?', 'وبماذا شعر الآخر عندئذ في رأيكم؟']],
  },
  misdeed: {
    about: ['What is the reason for this behaviour?', 'ما سبب هذا التصرف؟'],
    more: [['What would have been the right thing to do?', 'وما التصرف الصحيح في رأيكم؟']],
  },
  action: {
    about: ['What is the reason for this?', 'ما سبب ذلك؟'],
    more: [],
  },
  reaction: {
    about: ['What is the reason for this?', 'ما سبب ذلك؟'],
    more: [['What would you have done?', 'وماذا تفعلون أنتم في موقف كهذا؟']],
  },
  feeling: {
    about: ['What is the reason for this feeling?', 'ما سبب هذا الشعور؟'],
    more: [
      ['How would you have felt?', 'وما شعوركم لو كنتم في هذا الموقف؟'],
      ['When did you last feel something like that?', 'ومتى شعرتم آخر مرة بشيء كهذا؟'],
    ],
  },
}

/** Before a question for readers of the other language. */
export const QUOTED_LEAD: Frame = ['Read {quote} ({page}).', 'اقرؤوا {quote} ({page}).']

/** Things to do with what happens; a sentence that tells it stands before the body. */
export const HAPPENING_ACTIVITIES: readonly (Activity & { kinds: readonly HappeningKind[] })[] = [
  {
    kinds: ['decision', 'refusal', 'need'],
    title: ['For and Against', 'مؤيد ومعارض'],
    body: [
      'One half of the class collects reasons for this, the other half reasons against it. Each side names its strongest reason; then everybody votes.',
      'ليجمع نصف الصف أسبابًا تؤيد ذلك، وليجمع النصف الآخر أسبابًا تعارضه. يذكر كل فريق أقوى أسبابه، ثم يصوّت الجميع.',
    ],
    ages: [8, 18],
    setting: 'class',
  },
  {
    kinds: ['wish', 'promise', 'thought', 'request', 'feeling'],
    title: ['A Voice Inside', 'صوت من الداخل'],
    body: [
      'One of you sits in the middle and says nothing. The others say, one sentence each, what may be going through this person’s mind at that moment.',
      'يجلس أحدكم في الوسط صامتًا. ويقول كل واحد من الآخرين جملة مما قد يدور في ذهن صاحب هذا الموقف في تلك اللحظة.',
    ],
    ages: [7, 18],
    setting: 'class',
  },
  {
    kinds: ['action', 'attempt', 'success', 'feeling', 'reaction', 'deed'],
    title: ['Without a Word', 'من غير كلام'],
    body: [
      'Act out this moment in pairs without a word. The class says what is happening, what came before it and what came of it.',
      'مثلوا هذه اللحظة في مجموعات ثنائية من غير كلام. وليقل الصف ماذا يحدث، وما الذي حدث قبله، وما الذي نتج عنه.',
    ],
    ages: [3, 10],
    setting: 'class',
  },
  {
    kinds: ['feeling', 'reaction'],
    title: ['It Shows in the Face', 'يظهر على الوجه'],
    body: [
      'Show with your face and hands how this looks. The others say what they see. When did you last look like that yourselves?',
      'أظهروا بوجوهكم وأيديكم كيف يبدو ذلك، وليذكر الآخرون ما يرونه. متى حدث لكم مثل هذا آخر مرة؟',
    ],
    ages: [3, 8],
    setting: 'home',
  },
  {
    kinds: ['need', 'wish', 'misdeed'],
    title: ['A Note to Somebody in the Book', 'رسالة إلى من في الكتاب'],
    body: [
      'Write a short note to the one this is about: one question, and one sentence that helps.',
      'اكتبوا أو أملوا رسالة قصيرة إلى صاحب هذا الموقف، فيها سؤال واحد وجملة تعينه.',
    ],
    ages: [6, 14],
    setting: 'home',
  },
  {
    kinds: ['decision', 'request', 'attempt', 'discovery', 'success', 'action', 'refusal', 'need'],
    title: ['Before and After', 'قبل وبعد'],
    body: [
      'Draw two pictures: what came just before this, and what came of it. Check both in the book.',
      'ارسموا صورتين: ما حدث قبل هذا مباشرة، وما نتج عنه. ثم تحققوا منهما في الكتاب.',
    ],
    ages: [4, 12],
    setting: 'home',
  },
  {
    kinds: ['decision', 'wish', 'promise', 'refusal', 'thought', 'discovery', 'need'],
    title: ['A Page of a Diary', 'صفحة من يوميات'],
    body: [
      'Imagine the evening of that day, and write the page about it that might be found in this person’s diary.',
      'تخيلوا مساء ذلك اليوم، واكتبوا الصفحة التي ربما كتبها صاحب هذا الموقف في دفتر يومياته.',
    ],
    ages: [9, 18],
    setting: 'home',
  },
]
