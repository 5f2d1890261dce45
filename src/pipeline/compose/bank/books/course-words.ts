import type { BookEntries } from '../entries.ts'

/**
 * What can be asked and done with the passages that say what happens in a short story, whichever of its sentences they are: {begins}
 * stands near its beginning, {turns} and then {later} between, {ends} near its end; {lively} is one of them that can be said in many ways,
 * {scene} one that can be drawn.
 */
export const COURSE_WORDS: BookEntries = {
  before: [
    [
      'Near the beginning of the story we read: {begins} What might happen next?',
      'نقرأ في أول القصة: {begins} ماذا قد يحدث بعد ذلك في رأيكم؟',
    ],
    [
      'Listen to these words from the beginning of the story: {begins} What would you like to know now?',
      'استمعوا إلى هذه الكلمات من أول القصة: {begins} ماذا تودون أن تعرفوا الآن؟',
    ],
    [
      'These words stand near the beginning: {begins} What kind of story could it be: a funny one, an exciting one, a quiet one?',
      'هذه كلمات من أول القصة: {begins} كيف تكون القصة في رأيكم: مضحكة أم مشوقة أم هادئة؟',
    ],
  ],
  questions: [
    [
      'Think of the place where it says: {later} How did it come to that? Tell the steps from the beginning to this place.',
      'تذكروا الموضع الذي نقرأ فيه: {later} كيف وصلت القصة إلى ذلك؟ احكوا خطواتها من أولها إلى هذا الموضع.',
    ],
    [
      'In this story we read: {turns} What happens just before that, and what happens just after it?',
      'نقرأ في القصة: {turns} ماذا يحدث قبل ذلك مباشرة، وماذا يحدث بعده؟',
    ],
    [
      'At the beginning we read: {begins} Near the end we read: {ends} What has happened in between?',
      'في أول القصة نقرأ: {begins} وقرب نهايتها نقرأ: {ends} ماذا حدث بينهما؟',
    ],
    [
      'Near the end we read: {ends} Had you expected that? What did you think would happen?',
      'نقرأ قرب النهاية: {ends} هل توقعتم ذلك؟ وماذا كنتم تظنون أنه سيحدث؟',
    ],
    ['How might the story go on after these words: {ends}', 'كيف يمكن أن تستمر القصة بعد هذه الكلمات: {ends}'],
    [
      'Which comes first in the story: {later} or {turns} Tell how the one leads to the other.',
      'أيهما يأتي أولًا في القصة: {later} أم {turns} احكوا كيف تنتقل القصة من أحدهما إلى الآخر.',
    ],
  ],
  activities: [
    {
      title: ['Three Pictures, One Story', 'ثلاث صور وقصة واحدة'],
      body: [
        'Draw three pictures, one for each of these: {begins} {turns} {ends} Mix them up and let somebody put them in order and tell the story with them.',
        'ارسموا ثلاث صور، لكل مقطع من هذه المقاطع صورة: {begins} {turns} {ends} اخلطوا الصور، وليرتبها غيركم ويحكِ القصة بها.',
      ],
      ages: [4, 10],
      setting: 'home',
    },
    {
      title: ['From Here to There', 'من هنا إلى هناك'],
      body: [
        'One of you begins to tell the story with these words: {begins} Go on by turns, a sentence each, until you come to these: {ends}',
        'ليبدأ أحدكم حكاية القصة بهذه الكلمات: {begins} ثم تابعوا بالتناوب، لكل واحد جملة، حتى تصلوا إلى هذه: {ends}',
      ],
      ages: [4, 12],
      setting: 'home',
    },
    {
      title: ['The Same Words in Many Moods', 'الكلمات نفسها بنبرات كثيرة'],
      body: [
        'Say these words by turns, each time in another mood: gladly, sleepily, in a hurry, as a secret. {lively} Which mood fits the story best?',
        'قولوا هذه الكلمات بالتناوب، وفي كل مرة بنبرة أخرى: بفرح، وبنعاس، وعلى عجل، وكأنها سر. {lively} أي نبرة أنسب للقصة؟',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['A Picture with a Hidden Part', 'صورة فيها جزء مخفي'],
      body: [
        'Draw what these words tell: {scene} Hide one thing of the story in your picture that the words do not name. Who finds it, and where does it come up in the story?',
        'ارسموا ما تقوله هذه الكلمات: {scene} وأخفوا في الرسم شيئًا واحدًا من القصة لا تذكره الكلمات. من يجده؟ وأين يأتي ذكره في القصة؟',
      ],
      ages: [5, 11],
      setting: 'home',
    },
    {
      title: ['What Comes Before, What Comes After', 'ما قبل وما بعد'],
      body: [
        'Write these words on the board or say them aloud: {turns} Half of the class tells what happens before them, a sentence each, the other half what happens after them. Then read that part of the story again: was anything left out?',
        'اكتبوا هذه الكلمات على السبورة أو قولوها بصوت مسموع: {turns} ليحكِ نصف الصف ما يحدث قبلها، لكل طفل جملة، وليحكِ النصف الآخر ما يحدث بعدها. ثم أعيدوا قراءة هذا الجزء من القصة: هل نسيتم شيئًا؟',
      ],
      ages: [5, 12],
      setting: 'class',
    },
    {
      title: ['Three Large Sheets', 'ثلاث أوراق كبيرة'],
      body: [
        'Make three groups. Each draws on a large sheet what the story tells around its words: {begins} {later} {ends} Hang the sheets up in order and tell the story along them.',
        'كوّنوا ثلاث مجموعات. لترسم كل مجموعة على ورقة كبيرة ما تحكيه القصة حول كلماتها: {begins} {later} {ends} علقوا الأوراق بالترتيب واحكوا القصة أمامها.',
      ],
      ages: [4, 11],
      setting: 'class',
    },
    {
      title: ['Stop at the Words', 'قفوا عند الكلمات'],
      body: [
        'Remember these words: {turns} Now somebody reads the story aloud. Whoever hears them first stands up and says what will come next.',
        'احفظوا هذه الكلمات: {turns} ثم ليقرأ أحدكم القصة بصوت مسموع. ومن يسمع الكلمات أولًا يقف ويقول ما سيأتي بعدها.',
      ],
      ages: [4, 9],
      setting: 'class',
    },
  ],
}

/** The same for a book of a few lines, with some of them: {line2} comes after {line}, {line4} after {line3}. */
export const LINE_WORDS: BookEntries = {
  before: [
    [
      'Listen to a line of the book: {line}. What could the book be about?',
      'استمعوا إلى سطر من الكتاب: {line}. عمّ يحكي الكتاب في رأيكم؟',
    ],
    [
      'Say this line together before you begin: {line}. Listen for it as you read.',
      'قولوا معًا هذا السطر قبل أن تبدؤوا: {line}. وانتبهوا إليه في أثناء القراءة.',
    ],
    [
      '{line} is a line of this book. Which of its words do you know already?',
      '{line} سطر من هذا الكتاب. أي كلماته تعرفونها من قبل؟',
    ],
  ],
  questions: [
    ['Which line comes after {line}? Look it up together.', 'أي سطر يأتي بعد {line}؟ ابحثوا عنه معًا.'],
    ['Show with your hands what this line says: {line}.', 'أظهروا بأيديكم ما يقوله هذا السطر: {line}.'],
    ['Say {line} as a mouse would say it, and then as an elephant would.', 'قولوا {line} بصوت فأر، ثم بصوت فيل.'],
    ['What belongs into a picture of this line: {line}?', 'ماذا نضع في صورة لهذا السطر: {line}؟'],
    ['Which do you like better: {line} or {line2}?', 'أي سطر تحبون أكثر: {line} أم {line2}؟'],
    ['What else could one say in place of {line2}?', 'ماذا يمكن أن نقول بدل {line2}؟'],
  ],
  activities: [
    {
      title: ['One Line, Four Ways', 'سطر واحد بأربع طرق'],
      body: [
        'Say {line3} in four ways: whispering, singing, very slowly and very fast. Which way fits it best?',
        'قولوا {line3} بأربع طرق: همسًا، وغناءً، وعلى مهل، وبسرعة. أي طريقة أنسب له؟',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['A Line to Hang Up', 'سطر نعلقه'],
      body: [
        'Let an adult write {line3} in big letters on a sheet. Draw what belongs to it all round the words, and hang the sheet up.',
        'ليكتب أحد الكبار {line3} بحروف كبيرة على ورقة. ارسموا حول الكلمات ما يناسبها، ثم علقوا الورقة.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['A Line from Us', 'سطر من عندنا'],
      body: [
        'Read {line3} and {line4} aloud. Think of a line of your own that could stand between them, and draw it.',
        'اقرؤوا {line3} ثم {line4} بصوت مسموع. فكروا في سطر من عندكم يصلح أن يأتي بينهما، وارسموه.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Clap for the Line', 'تصفيقة للسطر'],
      body: [
        'Learn {line3} together. Then listen to the whole book, and clap when the line comes.',
        'احفظوا معًا: {line3}. ثم استمعوا إلى الكتاب كله، وصفقوا عندما يأتي هذا السطر.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['Which Line Is It?', 'أي سطر هذا؟'],
      body: [
        'Half of the class draws {line3}, the other half {line4}. Then look at all the pictures: which line does each of them belong to?',
        'ليرسم نصف الصف {line3}، ونصفه الآخر {line4}. ثم انظروا إلى الصور كلها: أي سطر يناسب كل صورة؟',
      ],
      ages: [3, 9],
      setting: 'class',
    },
  ],
}
