import type { PointEntries } from '../entries.ts'

/** Also asked before the book is read, of how it begins. */
export const INTRODUCTION: PointEntries = {
  asks: [
    ['What do we learn here, and what are we not told yet?', 'ما الذي نعرفه من هذه السطور، وما الذي لا نعرفه بعد؟'],
    [
      'Does everything seem to be well here, or is something missing or wrong? How can you tell?',
      'أيبدو كل شيء هنا على ما يرام، أم أن هناك نقصًا أو أمرًا مقلقًا؟ وكيف عرفتم؟',
    ],
    [
      'Is there a word or a sentence here that makes you curious? Which one, and why?',
      'هل تجدون هنا كلمة أو جملة تثير فضولكم؟ ما هي، ولماذا؟',
    ],
    ['What do you expect to come after these lines?', 'ماذا تتوقعون أن يأتي بعد هذه السطور؟'],
    [
      'If this passage were all you had of the book, what title would you give it?',
      'لو لم يكن لديكم من الكتاب إلا هذا المقطع، فأي عنوان تختارون له؟',
    ],
    [
      'How does the voice in these lines sound: friendly, mocking, worried, calm or something else?',
      'كيف تبدو نبرة هذه السطور: ودودة أم ساخرة أم قلقة أم هادئة أم غير ذلك؟',
    ],
    [
      'Which detail here stays in your mind, and why that one?',
      'أي تفصيل هنا يعلق في أذهانكم، ولماذا هذا التفصيل بالذات؟',
    ],
    [
      'What here is like your own life, and what is quite different?',
      'ما الذي يشبه حياتكم في هذه السطور، وما الذي يختلف عنها؟',
    ],
    [
      'Who or what do we get to know here? Sum it up in one sentence.',
      'بمن يعرّفنا هذا المقطع، أو بماذا؟ لخصوا ذلك في جملة واحدة.',
    ],
    [
      'After these lines, would you like to read on? Why, or why not?',
      'هل ترغبون في متابعة القراءة بعد هذه السطور؟ ولماذا؟',
    ],
    [
      'Which question would you like the book to answer after these lines?',
      'أي سؤال تريدون أن يجيب عنه الكتاب بعد هذه السطور؟',
    ],
  ],
  more: [
    ['Which other book or film does this remind you of?', 'وبأي كتاب آخر أو فيلم يذكركم هذا؟'],
    ['Then compare with somebody else: where do your answers differ?', 'ثم قارنوا جوابكم بجواب غيركم: فيم تختلفون؟'],
    [
      'Remember your answer and come back to it when you have read further.',
      'ثم احتفظوا بجوابكم، وعودوا إليه بعد أن تتقدموا في القراءة.',
    ],
    ['Read the lines once more: have you missed anything?', 'ثم أعيدوا قراءة السطور: هل فاتكم شيء؟'],
    ['How would you have written this, if the book were yours?', 'وكيف كنتم ستكتبون هذا لو كان الكتاب كتابكم؟'],
  ],
  activities: [
    {
      title: ['Pencil Now, Colours Later', 'بقلم الرصاص ثم بالألوان'],
      body: [
        'Together, read {quote} ({page}). Draw in pencil what you learn here about a person, a place or a situation, and leave blank whatever you are not told. As you find out more from the book, complete the drawing in colour.',
        'اقرؤوا معًا {quote} ({page}). ارسموا بقلم الرصاص ما تعرفونه هنا عن شخص أو مكان أو حال، واتركوا فراغًا مكان ما لم يُذكر. ثم أكملوا الرسم بالألوان كلما عرفتم المزيد من الكتاب.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Beginning with Toys', 'بداية مع الألعاب'],
      body: [
        'Read aloud {quote} ({page}). Use toys and cushions to show what is told here. Then read the passage again and change whatever does not fit the words yet.',
        'اقرؤوا بصوت مسموع {quote} ({page}). شكلوا بالألعاب والوسائد ما يُحكى هنا. ثم أعيدوا قراءة المقطع، وغيروا ما لا يناسب الكلمات.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Sealed Guesses', 'تخمينات في ظرف'],
      body: [
        'Stop at {quote} ({page}). Let everybody secretly write or draw what they expect to come after this passage. Put the guesses into an envelope and open it when you have read on. Which guess came closest?',
        'توقفوا عند {quote} ({page}). ليكتب كل منكم أو ليرسم سرًّا ما يتوقعه من الكتاب بعد هذا المقطع. ضعوا التخمينات في ظرف، وافتحوه بعد أن تتقدموا في القراءة. أي تخمين كان الأقرب؟',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['A Card That Grows', 'بطاقة تكبر'],
      body: [
        'Read {quote} ({page}). Make a card for the person, place or thing you get to know here: what do we know, and what do we not know yet? Add something whenever the book tells you more.',
        'اقرؤوا {quote} ({page}). أعدوا بطاقة لما يعرّفكم به المقطع، شخصًا كان أم مكانًا أم غير ذلك: ما الذي نعرفه، وما الذي لا نعرفه بعد؟ وأضيفوا إليها شيئًا كلما أخبركم الكتاب بالمزيد.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Ball of Questions', 'كرة الأسئلة'],
      body: [
        'Listen to {quote} ({page}). Sit in a circle and roll a ball to one another. Whoever gets the ball says one thing that we now know, or asks about one thing that we do not know yet.',
        'استمعوا إلى {quote} ({page}). اجلسوا في حلقة ودحرجوا كرة فيما بينكم. من تصل إليه الكرة يذكر شيئًا عرفناه من المقطع، أو يسأل عن شيء لا نعرفه بعد.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Cover from One Passage', 'غلاف من مقطع واحد'],
      body: [
        'In groups, read {quote} ({page}). Design a book cover that shows only what is told here. Hang up the covers and let the others find the words behind every detail.',
        'اقرؤوا في مجموعات {quote} ({page}). صمموا غلافًا للكتاب لا يظهر فيه إلا ما يُحكى هنا. علقوا الأغلفة، وليبحث الآخرون عن الكلمات التي جاء منها كل تفصيل.',
      ],
      ages: [7, 18],
      setting: 'class',
    },
    {
      title: ['Told, Concluded, Unknown', 'مذكور ومستنتج ومجهول'],
      body: [
        'In groups, read {quote} ({page}). Make three columns: what we are told, what we conclude from it and what we do not know yet. Compare your columns with those of another group.',
        'اقرؤوا في مجموعات {quote} ({page}). ارسموا ثلاثة أعمدة: ما يُذكر صراحة، وما نستنتجه منه، وما لا نعرفه بعد. ثم قارنوا أعمدتكم بأعمدة مجموعة أخرى.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
}
