import type { PointEntries } from '../entries.ts'

/** Of what is worth talking about and may be anything: talk, a deed, a description, a thought, and hard or grim too. */
export const PASSAGE: PointEntries = {
  asks: [
    ['What is this passage about? Say it in your own words.', 'عن أي شيء يتحدث هذا المقطع؟ عبروا عن ذلك بأسلوبكم.'],
    [
      'Think of a title of no more than five words for this passage.',
      'اختاروا لهذا المقطع عنوانًا لا يزيد على خمس كلمات.',
    ],
    ['Think of a question that this passage answers.', 'فكروا في سؤال يجيب عنه هذا المقطع.'],
    ['Which word in these lines matters most? Give a reason.', 'ما أهم كلمة في هذه السطور؟ اذكروا السبب.'],
    ['Say in one sentence what these lines tell us.', 'لخصوا ما تقوله هذه السطور في جملة واحدة.'],
    [
      'Practise reading these lines aloud. Where do you pause, and which words do you stress?',
      'تدربوا على قراءة هذه السطور بصوت مسموع. أين تتوقفون قليلًا، وأي الكلمات تبرزونها بصوتكم؟',
    ],
  ],
  more: [],
  activities: [
    {
      title: ['One Large Sheet', 'ورقة كبيرة واحدة'],
      body: [
        'Listen to {quote} ({page}). Draw together, on one large sheet, what you have heard. Then let each of you say what their part of the drawing shows.',
        'استمعوا إلى {quote} ({page}). ارسموا معًا على ورقة كبيرة واحدة ما سمعتموه. ثم ليقل كل منكم ماذا يظهر في الجزء الذي رسمه.',
      ],
      ages: [3, 11],
      setting: 'home',
    },
    {
      title: ['A Reading to Keep', 'قراءة نحتفظ بها'],
      body: [
        'Read aloud {quote} ({page}). Take turns until it sounds as if somebody were telling it, not reading. Record the best reading and listen to it together.',
        'اقرؤوا بالتناوب وبصوت مسموع {quote} ({page})، وأعيدوا القراءة حتى تبدو كأنها حكاية تُروى. سجلوا أجمل قراءة واستمعوا إليها معًا.',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['Titles in a Bowl', 'عناوين في وعاء'],
      body: [
        'Read {quote} ({page}). Everybody secretly writes a title for this passage on a slip of paper and puts it into a bowl. Read out all the titles and choose the one that fits best. Explain your choice.',
        'اقرؤوا {quote} ({page}). يكتب كل واحد منكم سرًّا عنوانًا لهذا المقطع على قصاصة، ويضعها في وعاء. اقرؤوا العناوين كلها، واختاروا أنسبها، واشرحوا سبب اختياركم.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Tell It Together', 'حكاية مشتركة'],
      body: [
        'Listen to {quote} ({page}). Sit in a circle and tell in your own words what you have heard: each of you in turn adds something new, until nothing is left to tell. Listen to the passage again: has anything been forgotten?',
        'استمعوا إلى {quote} ({page}). اجلسوا في حلقة وقولوا بأسلوبكم ما سمعتموه، لكل منكم جملة، من غير تكرار. ثم استمعوا إلى المقطع مرة أخرى: هل نسيتم شيئًا؟',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['The Missing Word', 'الكلمة الناقصة'],
      body: [
        'Listen to {quote} ({page}). One of you reads it again and leaves out one word. Which word is missing? Find another word that would make sense in its place, and say what changes.',
        'استمعوا إلى {quote} ({page}). يعيد أحدكم قراءة المقطع ويحذف منه كلمة واحدة. ما الكلمة الناقصة؟ ابحثوا عن كلمة أخرى تصلح مكانها، وبينوا ما الذي يتغير.',
      ],
      ages: [6, 14],
      setting: 'class',
    },
    {
      title: ['From Two to Four', 'من اثنين إلى أربعة'],
      body: [
        'Read {quote} ({page}). In pairs, agree on the word or the sentence that matters most here. Then two pairs join and agree again. Each group of four tells the class what it has chosen and why.',
        'اقرؤوا {quote} ({page}). اتفقوا في مجموعات ثنائية على الكلمة أو الجملة الأهم هنا. ثم لتجتمع كل مجموعتين ولتتفقا من جديد. وفي الختام لتعرض كل مجموعة رباعية على الصف ما اختارته وسبب اختيارها.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['Three Kinds of Questions', 'ثلاثة أنواع من الأسئلة'],
      body: [
        'In groups, read {quote} ({page}). Write three questions about it: one that the passage answers, one that you can answer by thinking, and one that only the rest of the book could answer. Exchange them with another group.',
        'اقرؤوا في مجموعات {quote} ({page}). اكتبوا عنه ثلاثة أسئلة: سؤالًا يجيب عنه المقطع، وسؤالًا يمكنكم الجواب عنه بالتفكير، وسؤالًا لا يجيب عنه إلا بقية الكتاب. ثم تبادلوا الأسئلة مع مجموعة أخرى.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
}
