import type { BookEntries } from '../entries.ts'

/** Of a book of a few lines, read to small children: nothing that wants a plot, people or a page to look up. */
export const FIRST_WORDS: BookEntries = {
  before: [
    [
      'Look at the cover or at the title {title}. What do you think we will see in this book?',
      'انظروا إلى الغلاف أو إلى العنوان {title}. ماذا سنرى في هذا الكتاب في رأيكم؟',
    ],
    ['Point to the title together and say it aloud: {title}.', 'أشيروا معًا إلى العنوان، ثم قولوه بصوت مسموع: {title}.'],
    [
      'The title says {title}. What do you already know about that? Show us or tell us.',
      'ماذا تعرفون عن {title}؟ أرونا ذلك أو احكوا عنه.',
    ],
    [
      'Who will turn the pages today? Take turns, and turn them gently.',
      'من يقلب الصفحات اليوم؟ تناوبوا على ذلك، واقلبوها برفق.',
    ],
    ['Find a cosy place for reading. Who sits where?', 'اختاروا مكانًا مريحًا للقراءة. أين يجلس كل واحد منكم؟'],
    [
      'Is there a letter in the title that you know? Show it with your finger.',
      'هل في العنوان حرف تعرفونه؟ ضعوا إصبعكم عليه.',
    ],
    [
      'How shall we read the book today: quietly, cheerfully or very slowly? You choose.',
      'كيف نقرأ الكتاب اليوم: بهدوء أم بمرح أم على مهل؟ اختاروا أنتم.',
    ],
    [
      'Which of your toys would like to listen too? Let it sit beside you.',
      'أي لعبة من ألعابكم تود أن تستمع معنا؟ أجلسوها بجانبكم.',
    ],
    [
      'Do you have another book that is a little like this one? Put them side by side: what is the same?',
      'هل عندكم كتاب آخر يشبه هذا الكتاب قليلًا؟ ضعوا الكتابين جنبًا إلى جنب: فيم يتشابهان؟',
    ],
    ['Listen to the first line only. What could come next?', 'استمعوا إلى السطر الأول وحده. ماذا قد يأتي بعده؟'],
    [
      'Which colours can you see on the cover? Find one of them in the room.',
      'ما الألوان التي ترونها على الغلاف؟ ابحثوا عن واحد منها في الغرفة.',
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
    [
      'Which word in the book is fun to say? Say it three times.',
      'أي كلمة في الكتاب يحلو لكم أن تقولوها؟ كرروها ثلاث مرات.',
    ],
    ['What comes first in the book, and what comes last?', 'ما الذي يأتي في أول الكتاب، وما الذي يأتي في آخره؟'],
    ['What in this book would you like to see in real life?', 'أي شيء في هذا الكتاب تتمنون أن تروه في الواقع؟'],
    [
      'Who else might like this book: a brother, a sister, a grandmother or a friend?',
      'من غيركم قد يحب هذا الكتاب: أخ أم أخت أم جدة أم صديق؟',
    ],
    ['Did you hear any word more than once? Which one?', 'هل سمعتم كلمة أكثر من مرة؟ ما هي؟'],
    [
      'If the book has pictures, what do you see in them that the words do not say?',
      'إن كانت في الكتاب صور، فماذا ترون فيها مما لا تقوله الكلمات؟',
    ],
    ['Close the book. Which line can you still say?', 'أغلقوا الكتاب. أي سطر ما زلتم تتذكرونه؟'],
    ['What else could this book be called?', 'أي اسم آخر يصلح لهذا الكتاب؟'],
    ['What is the biggest thing in the book, and what is the smallest?', 'ما أكبر شيء في الكتاب، وما أصغر شيء فيه؟'],
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
    {
      title: ['Who Has It?', 'من معه هذا الشيء؟'],
      body: [
        'Look round your home for things that come up in the book, or draw them. Read the book again: whoever hears the name of what they are holding lifts it up.',
        'ابحثوا في البيت عن أشياء يذكرها الكتاب، أو ارسموها. ثم أعيدوا القراءة، ومن يسمع اسم الشيء الذي في يده يرفعه.',
      ],
      ages: [3, 7],
      setting: 'home',
    },
    {
      title: ['The Last Word of the Line', 'آخر كلمة في السطر'],
      body: [
        'Whoever reads the book aloud stops before the last word of each line, and the others say it together. Can you do it to the very end?',
        'يتوقف من يقرأ الكتاب قبل آخر كلمة في كل سطر، ويقولها الآخرون معًا. هل تستطيعون ذلك حتى النهاية؟',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['Out of Dough', 'شيء من العجين'],
      body: [
        'Out of dough or clay, make something that is in the book. Put it beside the open book and say the line that goes with it.',
        'اصنعوا من العجين أو الصلصال شيئًا مما في الكتاب. ضعوه بجانب الكتاب المفتوح، وقولوا السطر الذي يناسبه.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Who Notices?', 'من ينتبه؟'],
      body: [
        'Let an adult read the book again and change a word here and there. Whoever notices puts up a hand and says the right word.',
        'ليقرأ أحد الكبار الكتاب مرة أخرى، وليغير كلمة هنا وكلمة هناك. من ينتبه يرفع يده ويقول الكلمة الصحيحة.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['One Line, Many Languages', 'سطر واحد بلغات كثيرة'],
      body: [
        'Choose one short line of the book. Who can say it in another language? See how many languages your class knows, and learn the line in one of them.',
        'اختاروا سطرًا قصيرًا من الكتاب. من يستطيع أن يقوله بلغة أخرى؟ انظروا كم لغة يعرف صفكم، وتعلموا السطر بواحدة منها.',
      ],
      ages: [3, 9],
      setting: 'class',
    },
    {
      title: ['A Whispered Line', 'سطر بالهمس'],
      body: [
        'Sit in a circle. One child whispers a line of the book to the next, who passes it on. The last one says it aloud: is it still the same?',
        'اجلسوا في حلقة. ليهمس أحدكم بسطر من الكتاب في أذن من بجانبه، ولينقله هذا إلى من يليه. ثم يقوله الأخير بصوت مسموع: هل بقي كما كان؟',
      ],
      ages: [4, 9],
      setting: 'class',
    },
  ],
}
