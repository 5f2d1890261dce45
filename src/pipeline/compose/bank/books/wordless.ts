import type { BookEntries } from '../entries.ts'

/** What fits a book that is told by its pictures alone: of it nothing but the title was read. */
export const WORDLESS: BookEntries = {
  before: [
    [
      'Look at the cover together. What story might this book tell?',
      'انظروا إلى الغلاف معًا. ما الذي قد يحكيه هذا الكتاب؟',
    ],
    [
      'Turn the pages once without saying a word. What did each of you see?',
      'قلّبوا الصفحات مرة من غير كلام. ماذا رأى كل واحد منكم؟',
    ],
    [
      'This book has pictures and hardly any words. Who will tell its story first?',
      'في هذا الكتاب صور ولا تكاد توجد فيه كلمات. من يحكي قصة الكتاب أولًا؟',
    ],
  ],
  questions: [
    ['Which picture do you like best, and what is happening in it?', 'أي صورة أعجبتكم أكثر من غيرها، وماذا يحدث فيها؟'],
    [
      'Point to somebody in a picture. What might they be feeling? How can you see it?',
      'أشيروا إلى شخصية في إحدى الصور. بماذا تشعر في رأيكم؟ وكيف عرفتم؟',
    ],
    [
      'What might have happened before the first picture, and what might happen after the last one?',
      'ما الذي قد يكون حدث قبل أول صورة، وما الذي قد يحدث بعد آخر صورة؟',
    ],
    [
      'Which small thing in the pictures did you find only the second time?',
      'ما الشيء الصغير الذي لم تلاحظوه في الصور إلا في المرة الثانية؟',
    ],
    [
      'If you could step into one of the pictures, what would you hear there?',
      'لو دخلتم إحدى الصور، فماذا تسمعون هناك؟',
    ],
    [
      'Choose two pictures. What has changed from one to the other?',
      'اختاروا صورتين. ما الذي تغير من الأولى إلى الثانية؟',
    ],
  ],
  activities: [
    {
      title: ['A Page Each', 'لكل واحد صفحة'],
      body: [
        'Tell the story together: one of you says what happens on a page, and somebody else goes on with the next page. Tell it again tomorrow. What is different?',
        'احكوا القصة معًا: يحكي أحدكم ما يحدث في صفحة، ويكمل غيره في الصفحة التالية. ثم احكوها مرة أخرى غدًا. ما الذي اختلف؟',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Words for Three Pictures', 'كلمات لثلاث صور'],
      body: [
        'Choose three pictures and make up a sentence for each. Let somebody write them on slips of paper, and put the slips between the pages.',
        'اختاروا ثلاث صور وألّفوا جملة لكل صورة. ليكتب أحدكم الجمل على قصاصات، ثم ضعوها بين الصفحات.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Which Picture Is It?', 'أي صورة هي؟'],
      body: [
        'In small groups, stand as the people or animals in one of the pictures do. The others find the page.',
        'قفوا في مجموعات صغيرة كما يقف الناس أو الحيوانات في إحدى الصور. وليبحث الآخرون عن الصفحة.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['The Sound of a Page', 'صوت الصفحة'],
      body: [
        'One of you makes the sounds that belong to a page without naming it. Whoever finds the page makes the next sounds.',
        'ليُصدر أحدكم الأصوات التي تناسب صفحة من غير أن يذكرها. ومن يجد الصفحة يُصدر الأصوات التالية.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
  ],
}
