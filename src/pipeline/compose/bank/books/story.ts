import type { BookEntries } from '../entries.ts'

export const STORY: BookEntries = {
  before: [
    [
      'What kind of story might be called {title}: a funny one, an exciting one, a sad one or another kind?',
      'أي نوع من القصص قد يحمل العنوان {title}: قصة مضحكة أم مشوقة أم حزينة أم غير ذلك؟',
    ],
    [
      'Say or write down three things you expect from {title}, and see at the end which of them came.',
      'اذكروا أو اكتبوا ثلاثة أشياء تتوقعونها من {title}، وانظروا في النهاية ما الذي جاء منها.',
    ],
    [
      'In a story called {title}, who or what do you expect to meet?',
      'بمن تتوقعون أن تلتقوا في قصة عنوانها {title}، وأي أشياء تتوقعون أن تجدوا فيها؟',
    ],
    [
      'If the book has a cover with a picture, look at it for a minute and then turn it over. What do you remember?',
      'إن كان للكتاب غلاف مصور فتأملوه دقيقة ثم اقلبوه. ماذا تتذكرون منه؟',
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
      'See how long the book is. When and where would you like to read it?',
      'انظروا إلى عدد صفحات الكتاب. متى تودون أن تقرؤوه، وأين؟',
    ],
    [
      'Which story have you read or heard lately? As you read, look for something that is different in this one.',
      'أي قصة قرأتموها أو سمعتموها في المدة الأخيرة؟ ابحثوا في أثناء القراءة عن شيء يختلف في هذه القصة.',
    ],
  ],
  questions: [
    [
      'Is anybody different at the end of the story from the beginning? How can you tell?',
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
      'أين فاجأتكم القصة أكثر من أي موضع آخر، وماذا كنتم تتوقعون؟',
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
      'ما الذي يمكن أن يحدث من هذه القصة حيث تعيشون، وما الذي لا يمكن أن يحدث؟',
    ],
    [
      'Would you recommend this story to somebody? To whom, or why not?',
      'هل تنصحون أحدًا بقراءة هذه القصة؟ من هو، أو لماذا لا تنصحون بها؟',
    ],
    [
      'Which scene of the story do you still see before you, and why that one?',
      'أي مشهد من القصة ما زال حاضرًا في أذهانكم، ولماذا هو بالذات؟',
    ],
  ],
  activities: [
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
  ],
}
