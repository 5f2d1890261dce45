import type { BookEntries } from '../entries.ts'

export const STORY: BookEntries = {
  before: [
    [
      'Read the title {title} aloud. Let everybody add a sentence that could be the beginning of the story.',
      'اقرؤوا العنوان {title} بصوت مسموع، وليقل كل واحد جملة قد تبدأ بها القصة.',
    ],
    [
      'Leaf through the book for half a minute. What caught your eye, and what do you want to know about it?',
      'قلّبوا صفحات الكتاب نصف دقيقة. ما الذي لفت نظركم، وماذا تريدون أن تعرفوا عنه؟',
    ],
    [
      'Look at the first page only. Who or what is there, and where might we be?',
      'انظروا إلى الصفحة الأولى وحدها. من تجدون فيها أو ماذا تجدون، وأين تدور الأحداث في رأيكم؟',
    ],
    [
      'Which words do you think of when you hear {title}? Collect five, and tick those that come up as you read.',
      'ما الكلمات التي تخطر ببالكم عندما تسمعون {title}؟ اجمعوا خمسًا منها، وضعوا علامة على كل كلمة تجدونها في أثناء القراءة.',
    ],
    [
      'Agree on a sign for ‘stop, I have a question’, and use it while somebody reads {title} to you.',
      'اتفقوا على إشارة معناها «توقفوا، عندي سؤال»، واستعملوها في أثناء الاستماع إلى {title}.',
    ],
    [
      'What kind of story might be called {title}: a funny one, an exciting one, a sad one or another kind?',
      'أي نوع من القصص قد يحمل العنوان {title}: قصة مضحكة أم مشوقة أم حزينة أم غير ذلك؟',
    ],
    [
      'Say or write down three things you expect from {title}, and see at the end which of them you found.',
      'اذكروا أو اكتبوا ثلاثة أشياء تتوقعون أن تجدوها في {title}، وانظروا في النهاية أيها وجدتم.',
    ],
    [
      'In a story called {title}, who or what do you expect to meet?',
      'ماذا تتوقعون أن تجدوا في قصة عنوانها {title}، ومن قد تكون شخصياتها؟',
    ],
    [
      'What makes a story good, in your opinion? Name two things and see whether you find them in this book.',
      'ما الذي يجعل القصة جيدة في رأيكم؟ اذكروا أمرين، وانظروا هل تجدونهما في هذا الكتاب.',
    ],
    [
      'Read or listen to the first sentence only. What would you like to know next?',
      'اقرؤوا الجملة الأولى وحدها أو استمعوا إليها. ماذا تودون أن تعرفوا بعدها؟',
    ],
    [
      'Which story have you read or heard lately? As you read, look for something that is different in this one.',
      'ما آخر قصة قرأتموها أو سمعتموها؟ ابحثوا في أثناء القراءة عن شيء تختلف فيه هذه القصة عنها.',
    ],
  ],
  questions: [
    [
      'Which sentence in the book do you like best? Read it aloud or say it, and tell us why.',
      'ما أجمل جملة في الكتاب عندكم؟ اقرؤوها بصوت مسموع وقولوا لماذا اخترتموها.',
    ],
    [
      'Is there somebody in the story whom you would like to help? How would you do it?',
      'هل في القصة من تحبون أن تساعدوه؟ وكيف تساعدونه؟',
    ],
    [
      'What was new to you in this story: a place, a thing, a word or an idea?',
      'ما الجديد عليكم في هذه القصة: مكان أم شيء أم كلمة أم فكرة؟',
    ],
    ['What in your own life did this story remind you of?', 'بماذا ذكّرتكم هذه القصة من حياتكم؟'],
    [
      'How would you tell this story to somebody younger? What would you leave out?',
      'كيف تحكون هذه القصة لطفل أصغر منكم؟ وما الذي تتركونه؟',
    ],
    [
      'Which part of the story would you like to read or hear once more, and why?',
      'أي جزء من القصة تودون أن تقرؤوه أو تسمعوه مرة أخرى، ولماذا؟',
    ],
    [
      'If you had been there, when would you have spoken up, and what would you have said?',
      'لو كنتم داخل القصة، ففي أي موضع منها تتكلمون، وماذا تقولون؟',
    ],
    [
      'Has anybody in the story changed by the end? How can you tell?',
      'هل في القصة من تغير بين البداية والنهاية؟ وكيف لاحظتم ذلك؟',
    ],
    [
      'If you could change one moment of the story, which would it be, and what would happen then?',
      'لو أمكنكم أن تغيروا لحظة واحدة في القصة، فأي لحظة تختارون، وماذا يحدث بعدها؟',
    ],
    [
      'Which character in the story would you like to talk to, and about what?',
      'مع أي شخصية من القصة تودون أن تتحدثوا، وعن أي شيء؟',
    ],
    [
      'Where did the story surprise you most, and what had you expected instead?',
      'ما الموضع الذي فاجأكم أكثر من غيره في القصة، وماذا كنتم تتوقعون؟',
    ],
    [
      'If the book had one more page after the ending, what would be on it?',
      'لو كانت في الكتاب صفحة أخرى بعد النهاية، فماذا نجد فيها؟',
    ],
    [
      'Tell the story in three sentences: how it begins, what happens and how it ends.',
      'احكوا القصة في ثلاث جمل: كيف تبدأ، وماذا يحدث فيها، وكيف تنتهي.',
    ],
    [
      'Imagine that a different character told the story. Who would you choose, and what would change?',
      'لو رُويت القصة على لسان شخصية أخرى من شخصياتها، فمن تختارون، وما الذي يختلف؟',
    ],
    [
      'What in this story could happen where you live, and what could not?',
      'أي شيء مما في القصة قد يحدث حيث تعيشون، وأي شيء لا يمكن أن يحدث؟',
    ],
    [
      'Would you recommend this story to somebody? To whom, or why not?',
      'هل تنصحون غيركم بقراءة هذه القصة؟ اذكروا لمن تصلح، أو لماذا لا تنصحون بها.',
    ],
    [
      'Which scene of the story can you still see when you close your eyes, and why that one?',
      'أي مشهد من القصة ما زال حاضرًا في أذهانكم، ولماذا هو بالذات؟',
    ],
  ],
  activities: [
    {
      title: ['The Story on the Table', 'القصة على الطاولة'],
      body: [
        'Let spoons, blocks or toys be the characters of the story, and act out one scene with them on the table. Swap parts and play it again.',
        'اجعلوا الملاعق أو المكعبات أو الألعاب شخصيات القصة، ومثلوا بها مشهدًا على الطاولة. ثم تبادلوا الأدوار ومثلوه مرة أخرى.',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['Sounds for a Page', 'أصوات لصفحة'],
      body: [
        'One of you reads a page aloud once more, slowly. The others make the sounds that belong to it: wind, steps, doors, animals, voices.',
        'ليقرأ أحدكم صفحة مرة أخرى ببطء وبصوت مسموع، وليصدر الآخرون الأصوات التي تناسبها: الريح والخطوات والأبواب والحيوانات وأصوات الناس.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['One Thing Is Wrong', 'خطأ واحد'],
      body: [
        'Retell a page and put one mistake into it. Whoever notices says what is wrong and tells the next page, with a mistake of their own.',
        'احكوا ما جاء في صفحة وضعوا فيه خطأ واحدًا. من ينتبه إليه يصححه، ثم يحكي الصفحة التالية بخطأ جديد.',
      ],
      ages: [4, 10],
      setting: 'home',
    },
    {
      title: ['Another Cover', 'غلاف آخر'],
      body: [
        'Draw another cover for the book. Put on it what you think matters most, and let the others say what they would have drawn.',
        'ارسموا غلافًا آخر للكتاب، وضعوا عليه ما ترونه الأهم، وليقل الآخرون ماذا يرسمون لو كانوا مكانكم.',
      ],
      ages: [4, 14],
      setting: 'home',
    },
    {
      title: ['A Bookmark for the Next Reader', 'فاصل كتاب للقارئ القادم'],
      body: [
        'Make a bookmark with a small picture and one sentence from the book that makes somebody else want to read it. Pass it on to the next reader together with the book.',
        'اصنعوا فاصل كتاب فيه رسم صغير وجملة من الكتاب تشجع غيركم على قراءته. وقدّموه مع الكتاب إلى قارئ آخر.',
      ],
      ages: [6, 16],
      setting: 'home',
    },
    {
      title: ['Questions in a Jar', 'أسئلة في وعاء'],
      body: [
        'Each of you thinks of two questions about the story; write them on slips of paper. Draw them one by one at supper and answer them together.',
        'ليفكر كل منكم في سؤالين عن القصة، واكتبوا الأسئلة على قصاصات. اسحبوا القصاصات واحدة واحدة عند العشاء وأجيبوا معًا.',
      ],
      ages: [5, 16],
      setting: 'home',
    },
    {
      title: ['Favourite Moment without Words', 'أجمل لحظة من غير كلام'],
      body: [
        'Everybody shows the moment of the story they liked best with hands and face only. The others guess, and find the page.',
        'ليمثل كل واحد أجمل لحظة عنده في القصة بيديه ووجهه فقط، وليخمنها الآخرون ويبحثوا عن صفحتها.',
      ],
      ages: [3, 12],
      setting: 'home',
    },
    {
      title: ['Three Things from Home', 'ثلاثة أشياء من البيت'],
      body: [
        'Find three things at home that could be in this story. Put them side by side and say where in the story each of them belongs.',
        'ابحثوا في البيت عن ثلاثة أشياء يمكن أن تكون في هذه القصة. ضعوها جنبًا إلى جنب، وقولوا أين مكان كل منها في القصة.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['A New Title', 'عنوان جديد'],
      body: [
        'Everybody thinks up another title for the book and gives a reason for it. Vote, but not for your own.',
        'ليفكر كل واحد في عنوان آخر للكتاب ويذكر سببه. ثم صوّتوا، ولا يصوّت أحد لعنوانه.',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['Sad, Glad and in Between', 'حزن وفرح وما بينهما'],
      body: [
        'Draw a line on the board from sad to glad. Where does the story stand at the beginning, in the middle and at the end? Give a reason from the book for each point.',
        'ارسموا على السبورة خطًّا من الحزن إلى الفرح. أين تقف القصة في بدايتها ووسطها ونهايتها؟ اذكروا لكل نقطة سببًا من الكتاب.',
      ],
      ages: [6, 16],
      setting: 'class',
    },
    {
      title: ['Another Ending', 'نهاية أخرى'],
      body: [
        'In pairs, think of another ending in which nobody new appears. Tell it to a second pair and hear theirs. Which fits the story better?',
        'ابتكروا في مجموعات ثنائية نهاية أخرى لا يظهر فيها أحد جديد. احكوها لمجموعة ثانية واستمعوا إلى نهايتها. أي النهايتين أنسب للقصة؟',
      ],
      ages: [7, 18],
      setting: 'class',
    },
    {
      title: ['True, True, Not True', 'صحيح، صحيح، غير صحيح'],
      body: [
        'Everybody writes or says three sentences about the story, one of which is not true. The others find it and show the place in the book.',
        'ليكتب كل واحد أو ليقل ثلاث جمل عن القصة، إحداها غير صحيحة. وليكتشفها الآخرون ويبحثوا في الكتاب عما يدل على خطئها.',
      ],
      ages: [5, 14],
      setting: 'class',
    },
    {
      title: ['Reading in Voices', 'قراءة بأصوات مختلفة'],
      body: [
        'Choose a page on which somebody speaks. One of you reads as the narrator, the others read what is said, each in a voice that fits. Then swap.',
        'اختاروا صفحة فيها حوار. ليقرأ واحد كلام الراوي، وليقرأ آخرون كلام الشخصيات بصوت يناسب كلًّا منها. ثم تبادلوا الأدوار.',
      ],
      ages: [6, 16],
      setting: 'class',
    },
    {
      title: ['A Headline', 'عنوان في الصحيفة'],
      body: [
        'Write a newspaper headline for the story and two sentences below it. Compare: what did each group take to be the most important thing?',
        'اكتبوا في مجموعات عنوانًا للقصة كما في الصحف، وتحته جملتين. ثم قارنوا: ما الأهم في نظر كل مجموعة؟',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['Things in a Row', 'أشياء في صف'],
      body: [
        'Everybody draws one thing from the story on a card. Lay the cards out in the order in which the things come up, and tell the story card by card.',
        'ليرسم كل واحد على بطاقة شيئًا واحدًا من القصة. رتبوا البطاقات بحسب ظهور الأشياء فيها، واحكوا القصة مستعينين بها.',
      ],
      ages: [4, 10],
      setting: 'class',
    },
    {
      title: ['Word Collectors', 'جامعو الكلمات'],
      body: [
        'From the book, one group collects words for moving, another collects words for sounds and a third collects words for feelings. Write them on three sheets and use each group’s best word in a new sentence.',
        'لتجمع مجموعة من الكتاب كلمات تدل على الحركة، وثانية كلمات تدل على الأصوات، وثالثة كلمات تدل على المشاعر. اكتبوها على ثلاث أوراق، وضعوا أجمل كلمة من كل ورقة في جملة جديدة.',
      ],
      ages: [7, 14],
      setting: 'class',
    },
    {
      title: ['Told in a Minute', 'القصة في دقيقة'],
      body: [
        'Tell the story in about a minute to somebody who does not know it. Let your listener ask three questions, and look for the answers in the book together.',
        'احكوا القصة في دقيقة تقريبًا لشخص لا يعرفها. دعوا من يستمع إليكم يطرح ثلاثة أسئلة، وابحثوا معًا عن أجوبتها في الكتاب.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Story Map', 'خريطة القصة'],
      body: [
        'Draw the places of the story on a large sheet and join them with a path. Move a small toy along it while you retell what happens at each stop.',
        'ارسموا أماكن القصة على ورقة كبيرة، واربطوا بينها بطريق. حركوا لعبة صغيرة على هذا الطريق، واحكوا ما يحدث عند كل محطة.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Guess, Then Check', 'تخمين ثم تحقق'],
      body: [
        'Look in the book for sentences with {words} and read them aloud. Let everybody guess the meaning from the story before anyone opens a dictionary. Whose guess came closest?',
        'ابحثوا في الكتاب عن جمل فيها {words}، واقرؤوها بصوت مسموع. ليخمن كل منكم المعنى من سياق القصة قبل فتح المعجم. أي تخمين كان الأقرب؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Living Pictures', 'لوحات حية'],
      body: [
        'In small groups, choose a moment of the story and freeze in it like a photograph. The others guess which moment it is. At the end, arrange all the pictures in the order of the story.',
        'اختاروا في مجموعات صغيرة لحظة من القصة، ومثلوها واقفين بلا حركة كأنكم في صورة. دعوا الآخرين يخمنون أي لحظة هي. ثم رتبوا الصور كلها بحسب تسلسل القصة.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['Four Pictures', 'القصة في أربع صور'],
      body: [
        'Fold a sheet of paper into four and draw the story in the four boxes. Swap sheets and retell the story from somebody else’s pictures.',
        'اطووا ورقة إلى أربعة أقسام، وارسموا القصة فيها في أربع صور. تبادلوا الأوراق، ثم احكوا القصة من رسوم غيركم.',
      ],
      ages: [3, 9],
      setting: 'class',
    },
    {
      title: ['Character Chair', 'كرسي الشخصيات'],
      body: [
        'Place a chair in front of the class. Whoever sits on it answers questions as a character from the story. Every answer must fit what is told in the book.',
        'ضعوا كرسيًّا أمام الصف. من يجلس عليه يجيب عن الأسئلة بلسان شخصية من القصة. ويجب أن يوافق كل جواب ما جاء في الكتاب.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['A Letter Nobody Sent', 'رسالة لم تُرسل'],
      body: [
        'Write a letter that somebody in the story could have written but did not. Swap letters: where in the book would each of them belong?',
        'اكتبوا رسالة كان يمكن أن تكتبها إحدى شخصيات القصة ولم تكتبها. تبادلوا الرسائل: أي موضع من الكتاب يناسب كل رسالة؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['The Weather of the Story', 'نشرة جوية للقصة'],
      body: [
        'Draw a weather report of the story: sun, clouds, wind or storm for its beginning, middle and end. Name a place in the book for each sign.',
        'ارسموا نشرة جوية للقصة: شمسًا أو غيومًا أو ريحًا أو عاصفة لبدايتها ووسطها ونهايتها. واذكروا لكل رمز موضعًا في الكتاب.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
  ],
}
