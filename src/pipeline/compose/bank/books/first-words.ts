import type { BookEntries } from '../entries.ts'

/** Of a book of a few lines, read to small children: nothing that wants a plot, people or a page to look up. */
export const FIRST_WORDS: BookEntries = {
  before: [
    [
      'Look at the cover or at the title {title}. What do you think we will see in this book?',
      'انظروا إلى الغلاف أو إلى العنوان {title}. ماذا سنرى في هذا الكتاب في رأيكم؟',
    ],
    [
      'The book is called {title}. Can you say a word that goes with this title?',
      'اسم الكتاب {title}. قولوا كلمة أخرى تناسب هذا الاسم.',
    ],
    ['Point to the title together and say it aloud: {title}.', 'أشيروا معًا إلى العنوان، ثم قولوه بصوت مسموع: {title}.'],
    [
      'The title says {title}. What do you already know about that? Show us or tell us.',
      'ماذا تعرفون عن {title}؟ أرونا ذلك أو احكوا عنه.',
    ],
  ],
  questions: [
    [
      'Which line of the book do you like best? Say it once more.',
      'أي سطر من الكتاب تحبون أكثر من غيره؟ قولوه مرة أخرى.',
    ],
    ['What in this book do you know from home?', 'أي شيء مما في هذا الكتاب عندكم مثله في البيت؟'],
    ['Can you do something that is in this book? Show us how.', 'هل تستطيعون أن تفعلوا شيئًا مما في الكتاب؟ أرونا كيف.'],
    ['If the book had one more line, what would it be?', 'لو كان في الكتاب سطر آخر، فماذا نقرأ فيه؟'],
    ['Which word in the book was new to you?', 'أي كلمة في الكتاب كانت جديدة عليكم؟'],
    ['Which line made you smile?', 'أي سطر جعلكم تبتسمون؟'],
    ['Which picture would you put beside the last line?', 'ماذا ترسمون بجانب السطر الأخير؟'],
  ],
  activities: [
    {
      title: ['Read and Show', 'اقرؤوا وأرونا'],
      body: [
        'Read the book line by line. After each line everybody shows with the whole body what it says; then read it together once more.',
        'اقرؤوا الكتاب سطرًا سطرًا. بعد كل سطر يمثل الجميع بحركات الجسم ما يقوله السطر، ثم اقرؤوه معًا مرة أخرى.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['One More Line', 'سطر آخر'],
      body: [
        'Think of one more line that would fit the book. Say it aloud and draw a picture for it.',
        'فكروا في سطر آخر يناسب الكتاب. قولوه بصوت مسموع، وارسموا له صورة.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['A Small Book of Our Own', 'كتاب صغير من صنعنا'],
      body: [
        'Fold two sheets of paper into a small book. Draw something from {title} on each page, and let an adult write the words below.',
        'اطووا ورقتين واجعلوا منهما كتابًا صغيرًا. ارسموا في كل صفحة شيئًا من {title}، وليكتب أحد الكبار الكلمات تحتها.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Louder and Softer', 'بصوت عالٍ وصوت منخفض'],
      body: [
        'Say the lines of the book one after another: first very softly, then louder, then like a big animal, and then like a small one.',
        'قولوا سطور الكتاب واحدًا بعد آخر: بصوت منخفض أولًا، ثم بصوت أعلى، ثم بصوت حيوان كبير، ثم بصوت حيوان صغير.',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['A Line for Everybody', 'لكل واحد سطر'],
      body: [
        'Each child takes a line of the book and learns it by heart. Stand in the order of the book and say it from beginning to end.',
        'ليأخذ كل طفل سطرًا من الكتاب ويحفظه. قفوا بحسب ترتيب الكتاب، وقولوه من أوله إلى آخره.',
      ],
      ages: [3, 9],
      setting: 'class',
    },
    {
      title: ['Pictures along the Wall', 'صور على الجدار'],
      body: [
        'Everybody draws a picture for one line of the book. Hang the pictures up in the order of the book and read it from picture to picture.',
        'ليرسم كل واحد صورة لسطر من الكتاب. علقوا الصور بحسب ترتيب الكتاب، واقرؤوه من صورة إلى صورة.',
      ],
      ages: [3, 9],
      setting: 'class',
    },
  ],
}
