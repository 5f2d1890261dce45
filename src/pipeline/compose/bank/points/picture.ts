import type { PointEntries } from '../entries.ts'

export const PICTURE: PointEntries = {
  asks: [
    [
      'If you wanted to draw what is described here, what would you begin with, and what would come last?',
      'لو أردتم أن ترسموا ما يوصف هنا، فبماذا تبدؤون، وبماذا تنتهون؟',
    ],
    [
      'Which words here help you most to see this in your mind?',
      'ما الكلمات التي تساعدكم هنا أكثر من غيرها على تخيل ما يوصف؟',
    ],
    [
      'What mood do these lines have: cheerful, calm, eerie or something else?',
      'ما الجو الذي توحي به هذه السطور: مرح أم هادئ أم مخيف أم غير ذلك؟',
    ],
    [
      'What is left out of this description, so that you have to imagine it yourselves?',
      'ما الذي لم يُذكر في هذا الوصف وتُرك لخيالكم؟',
    ],
    ['Would you like to see this with your own eyes? Why, or why not?', 'هل تحبون أن تروا هذا بأعينكم؟ ولماذا؟'],
    [
      'Which senses do these words appeal to: sight, hearing, smell, touch or taste?',
      'أي الحواس تخاطبها هذه الكلمات: البصر أم السمع أم الشم أم اللمس أم الذوق؟',
    ],
    ['Think of three words of your own for what is described here.', 'عبروا عما يوصف هنا بثلاث كلمات من اختياركم.'],
    [
      'What did you notice here at once, and what did you notice only when you read it again?',
      'ما الذي انتبهتم إليه هنا فورًا، وما الذي لم تنتبهوا إليه إلا عند القراءة الثانية؟',
    ],
    [
      'Does this description sound admiring, disapproving or neither? Which words show it?',
      'ما الذي يبدو في هذا الوصف: إعجاب أم نفور أم لا هذا ولا ذاك؟ وما الكلمات التي تدل على ذلك؟',
    ],
  ],
  more: [
    [
      'Does this remind you of a person, a place or a thing that you know?',
      'وهل يذكركم هذا بشخص أو مكان أو شيء تعرفونه؟',
    ],
    [
      'Compare with each other: do all of you imagine the same thing?',
      'ثم قارنوا فيما بينكم: هل تتخيلون جميعًا الصورة نفسها؟',
    ],
    ['Now describe something near you in two sentences.', 'والآن صفوا شيئًا قريبًا منكم في جملتين.'],
    [
      'What do the words show here that a photograph could not?',
      'وما الذي تُظهره الكلمات هنا ولا تُظهره صورة فوتوغرافية؟',
    ],
    ['Which detail would you add to the description?', 'وأي تفصيل تضيفونه أنتم إلى هذا الوصف؟'],
  ],
  activities: [
    {
      title: ['Drawing by Ear', 'نسمع ثم نرسم'],
      body: [
        'Let one of you read this slowly while the others listen with their eyes closed: {quote} ({page}). Then everybody draws what they saw in their mind. Compare: which details come from the words, and which did you add?',
        'ليقرأ أحدكم على مهل {quote} ({page})، وليستمع الآخرون وأعينهم مغمضة. ثم ليرسم كل واحد منكم ما تخيله. قارنوا بين الرسوم: أي التفاصيل جاء من الكلمات، وأيها أضفتموه أنتم؟',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['A Picture of Scraps', 'لوحة من القصاصات'],
      body: [
        'Read aloud {quote} ({page}). Use torn paper, bits of cloth and old magazines to make a picture of what is described. Read the passage once more and point to the parts of the picture that show what you hear.',
        'اقرؤوا بصوت مسموع {quote} ({page}). اصنعوا من ورق ممزق وقطع قماش ومجلات قديمة لوحة لما يوصف هنا. ثم أعيدوا قراءة المقطع، وأشيروا إلى ما يقابله في اللوحة.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['One Detail, Very Large', 'تفصيل واحد كبير'],
      body: [
        'Read {quote} ({page}). Let everybody choose one detail of the description and draw it so large that it fills the sheet. The others look for the words that each drawing shows.',
        'اقرؤوا {quote} ({page}). ليختر كل واحد منكم تفصيلًا واحدًا من الوصف، وليرسمه كبيرًا حتى يملأ الورقة. ثم ليبحث الآخرون عن الكلمات التي يصورها كل رسم.',
      ],
      ages: [5, 18],
      setting: 'home',
    },
    {
      title: ['Tell It, Draw It', 'وصف ثم رسم'],
      body: [
        'Let one of you read this silently: {quote} ({page}). The reader then describes it in other words to somebody who does not know it. The listener draws and may ask three questions. Then compare the drawing with the passage.',
        'ليقرأ أحدكم قراءة صامتة {quote} ({page})، وليصف ما فيه بكلمات أخرى لمن لم يقرأه. يرسم المستمع ما فهمه، وله أن يسأل ثلاثة أسئلة. ثم قارنوا الرسم بالمقطع.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['One Drawing Together', 'رسم مشترك'],
      body: [
        'Listen twice to {quote} ({page}). One after another, come to the board and add one detail of the description to a drawing that you make together. At the end, listen again and check whether something is missing.',
        'استمعوا مرتين إلى {quote} ({page}). ليتقدم كل منكم إلى السبورة حين يأتي دوره، وليضف تفصيلًا واحدًا من الوصف إلى رسم تشتركون فيه. ثم استمعوا مرة أخرى، وانظروا هل بقي شيء لم يُرسم.',
      ],
      ages: [3, 11],
      setting: 'class',
    },
    {
      title: ['Three Vital Words', 'ثلاث كلمات أساسية'],
      body: [
        'In groups, read {quote} ({page}). Choose the three words that do most to make the picture clear. Compare your choice with that of the other groups and defend it.',
        'اقرؤوا في مجموعات {quote} ({page}). اختاروا ثلاث كلمات لا تتضح الصورة من دونها. ثم قارنوا اختياركم باختيار المجموعات الأخرى ودافعوا عنه.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['New Mood, Same Picture', 'صورة واحدة بجو مختلف'],
      body: [
        'In pairs, read {quote} ({page}). Replace up to five words so that the mood becomes quite different, while what is described stays the same. Read your version aloud: can the others tell which words you have replaced?',
        'اقرؤوا في مجموعات ثنائية {quote} ({page}). بدّلوا خمس كلمات على الأكثر حتى يصبح جو المقطع مختلفًا تمامًا، على أن يبقى ما يوصف كما هو. ثم اقرؤوا نصكم بصوت مسموع: ما الكلمات التي تبدلت؟',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
}
