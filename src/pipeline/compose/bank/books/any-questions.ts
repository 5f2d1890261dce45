import type { BookEntries } from '../entries.ts'

/** What fits a book of prose whatever it is. */
export const ANY_QUESTIONS: Pick<BookEntries, 'before' | 'questions'> = {
  before: [
    [
      'Read the title {title} and write down one question that you hope the book will answer.',
      'اقرؤوا العنوان {title} واكتبوا سؤالًا واحدًا ترجون أن تجدوا جوابه في الكتاب.',
    ],
    [
      'What does the title {title} give away about the book, and what does it keep back?',
      'ما الذي يكشفه العنوان {title} عن الكتاب، وما الذي يخفيه؟',
    ],
    [
      'Write a first sentence that would suit a book called {title}. Then compare it with the real one.',
      'اكتبوا جملة أولى تناسب كتابًا عنوانه {title}، ثم قارنوها بالجملة التي يبدأ بها الكتاب.',
    ],
    [
      'Read the first page. What do you know by the end of it, and what is still unclear?',
      'اقرؤوا الصفحة الأولى. ما الذي عرفتموه منها، وما الذي لم يتضح لكم بعد؟',
    ],
    [
      'Read the first page and think of the readers it was written for. Which words show who they might be?',
      'اقرؤوا الصفحة الأولى وفكروا في القراء الذين كُتبت لهم. ما الكلمات التي تدل عليهم؟',
    ],
    [
      'On the first page, find the word that is least common in everyday talk. What do you think it means here?',
      'ابحثوا في الصفحة الأولى عن أقل الكلمات شيوعًا في الكلام اليومي. ما معناها هنا في رأيكم؟',
    ],
    [
      'Time yourselves as you read the first page. How many days will you need for the whole book if you read for half an hour a day?',
      'احسبوا الوقت الذي تستغرقه قراءة الصفحة الأولى. كم يومًا تحتاجون لقراءة الكتاب كله إذا قرأتم نصف ساعة كل يوم؟',
    ],
    [
      'Open the book in the middle and read one page. Write down two things that you would need to know to understand it fully.',
      'افتحوا الكتاب من وسطه واقرؤوا صفحة واحدة. اكتبوا أمرين تحتاجون إلى معرفتهما لتفهموها فهمًا تامًّا.',
    ],
    [
      'Read aloud five lines from the first page and five from a page in the middle. How is the way of writing alike, and how does it differ?',
      'اقرؤوا بصوت مسموع خمسة أسطر من الصفحة الأولى وخمسة من صفحة في وسط الكتاب. فيم يتشابه أسلوب الكتابة في الموضعين، وفيم يختلف؟',
    ],
    [
      'Let each of you open the book at any page and copy one sentence. Lay the sentences side by side: what might connect them?',
      'ليفتح كل واحد الكتاب على أي صفحة ولينقل منها جملة. ضعوا الجمل جنبًا إلى جنب: ما الذي قد يجمع بينها؟',
    ],
    [
      'Leaf through the book until you have found three names of people or places. Which of them have you come across before, and where?',
      'قلّبوا صفحات الكتاب حتى تجدوا ثلاثة أسماء لأشخاص أو أماكن. أي هذه الأسماء مر بكم من قبل، وأين؟',
    ],
    [
      'Find out when the book was written, from its first pages or from a library catalogue. As you read, note two things that belong to that time.',
      'ابحثوا في الصفحات الأولى أو في فهرس إحدى المكتبات عن زمن تأليف الكتاب. ثم دوّنوا في أثناء القراءة أمرين يدلان على ذلك الزمن.',
    ],
    [
      'Divide a strip of paper into three parts, for people, places and words, and use it as a bookmark. Add something to it each time you read.',
      'قسّموا قصاصة من الورق إلى ثلاثة أقسام: للأشخاص وللأماكن وللكلمات، واجعلوها فاصلًا بين صفحات الكتاب. أضيفوا إليها شيئًا كلما قرأتم.',
    ],
  ],
  questions: [
    [
      'Choose a person the book speaks of and describe them in three words. Find a passage to support each word.',
      'اختاروا شخصًا يتحدث عنه الكتاب وصفوه بثلاث كلمات. ابحثوا لكل كلمة عن موضع يؤيدها.',
    ],
    [
      'Name a person whom the book mentions only briefly. What would be missing without them?',
      'اذكروا شخصًا لا يذكره الكتاب إلا قليلًا. ما الذي ينقص الكتاب لو لم يُذكر فيه؟',
    ],
    [
      'Which person in the book would you like to know more about? Write two questions about them that the book does not answer.',
      'من الشخص الذي يتحدث عنه الكتاب وتودون أن تعرفوا عنه أكثر؟ اكتبوا سؤالين عنه لا يجيب عنهما الكتاب.',
    ],
    [
      'Choose two people the book speaks of. In what are they alike, and in what do they differ?',
      'اختاروا شخصين يتحدث عنهما الكتاب. فيم يتشابهان، وفيم يختلفان؟',
    ],
    [
      'Find a passage that shows how a person feels. Does the book name the feeling, or does it show it in another way?',
      'ابحثوا عن موضع تعرفون منه شعور شخص ما. هل يسمي الكتاب هذا الشعور أم يظهره بطريقة أخرى؟',
    ],
    [
      'Choose a place the book speaks of. What do you learn about it there, and what would you have to look up?',
      'اختاروا مكانًا يتحدث عنه الكتاب. ماذا تعرفون عنه من الكتاب، وما الذي تحتاجون إلى البحث عنه في مصدر آخر؟',
    ],
    [
      'Choose something mentioned in the book that people use, wear or eat. What does it tell you about how they live?',
      'اختاروا شيئًا مذكورًا في الكتاب مما يستعمله الناس أو يلبسونه أو يأكلونه. ماذا تعرفون منه عن حياتهم؟',
    ],
    [
      'Which word comes up again and again in the book? Say why the book needs it so often.',
      'أي كلمة تتكرر كثيرًا في الكتاب؟ بيّنوا لماذا يحتاج إليها الكتاب كل هذه المرات.',
    ],
    [
      'Choose a word that was new to you and work out its meaning from its sentence. Then check it in a dictionary.',
      'اختاروا كلمة جديدة عليكم واستنتجوا معناها من الجملة التي وردت فيها. ثم تحققوا منه في المعجم.',
    ],
    [
      'In a sentence from the book, replace one word with another of nearly the same meaning. What changes?',
      'اختاروا جملة من الكتاب واستبدلوا بإحدى كلماتها كلمة قريبة منها في المعنى. ما الذي يتغير؟',
    ],
    [
      'Which sentence from the book would you write on the first page of a new notebook? Give your reason.',
      'أي جملة من الكتاب تكتبونها في الصفحة الأولى من دفتر جديد؟ اذكروا السبب.',
    ],
    [
      'Find the longest sentence on a page and break it up into shorter ones. What does it gain by this, and what does it lose?',
      'ابحثوا عن أطول جملة في إحدى الصفحات وقسّموها إلى جمل أقصر. ماذا تكسب بذلك، وماذا تخسر؟',
    ],
    [
      'Which sentence in the book did you find hardest to understand? Put it into simpler words.',
      'أي جملة في الكتاب كانت أصعب عليكم من غيرها؟ عبّروا عن معناها بكلمات أسهل.',
    ],
    [
      'Find a comparison in the book. Which other comparison would fit in its place?',
      'ابحثوا عن تشبيه في الكتاب. أي تشبيه آخر يصلح أن يحل محله؟',
    ],
    [
      'Which sentence in the book would be hard to translate into another language? Say what makes it so.',
      'أي جملة في الكتاب تصعب ترجمتها إلى لغة أخرى؟ بيّنوا سبب صعوبتها.',
    ],
    [
      'Read the first page again now that you know the whole book. What strikes you that you could not have noticed before?',
      'أعيدوا قراءة الصفحة الأولى بعد أن عرفتم الكتاب كله. ما الذي يلفت نظركم الآن ولم يكن بإمكانكم أن تلاحظوه من قبل؟',
    ],
    [
      'Choose a paragraph and prepare to read it aloud. Where will you pause, and which words will you stress?',
      'اختاروا فقرة واستعدوا لقراءتها بصوت مسموع. أين تتوقفون، وأي الكلمات تبرزونها بصوتكم؟',
    ],
    [
      'If somebody had time for only one page of the book, which one should they read? Give your reason.',
      'لو لم يتسع وقت أحد إلا لصفحة واحدة من الكتاب، فأي صفحة تختارون له؟ عللوا اختياركم.',
    ],
    [
      'Find something that the book dwells on and something that it passes over in one sentence. What might be the reason?',
      'ابحثوا عن أمر يطيل الكتاب الحديث عنه، وأمر يمر به في جملة واحدة. ما سبب ذلك في رأيكم؟',
    ],
    [
      'Choose a page and give it a heading of no more than five words. Show which sentences your heading is based on.',
      'اختاروا صفحة وضعوا لها عنوانًا لا يزيد على خمس كلمات. بيّنوا الجمل التي استندتم إليها.',
    ],
    [
      'If you could have one drawing made for the book, which passage should it show? Describe what would be seen in it.',
      'لو طُلب منكم أن تختاروا رسمًا واحدًا للكتاب، فأي موضع يمثله هذا الرسم؟ صفوا ما يظهر فيه.',
    ],
    [
      'Find two passages, far apart, that speak of the same thing. What does the second add to the first?',
      'ابحثوا عن موضعين متباعدين يتحدثان عن الأمر نفسه. ماذا يضيف الثاني إلى الأول؟',
    ],
    [
      'Find something that the book does not say outright but lets its readers work out. Which words point to it?',
      'ابحثوا عن أمر لا يصرح به الكتاب، بل يترك للقارئ أن يستنتجه. أي الكلمات تدل عليه؟',
    ],
    [
      'Choose a page of the book. What did whoever wrote it have to know beforehand?',
      'اختاروا صفحة من الكتاب. ما الأمور التي كان على المؤلف أن يعرفها قبل كتابتها؟',
    ],
    [
      'What would you like to ask whoever wrote the book? Name the page that gave you the question.',
      'ما السؤال الذي تودون أن توجهوه إلى مؤلف الكتاب؟ اذكروا الصفحة التي أثارته.',
    ],
    [
      'What seems to matter a great deal to whoever wrote the book? Find two passages that show it.',
      'ما الذي يبدو أن المؤلف يهتم به اهتمامًا كبيرًا؟ هاتوا موضعين يدلان على ذلك.',
    ],
    [
      'In what tone is most of the book written: calm, stern, mocking, sad or otherwise? Quote a sentence that shows it.',
      'ما النبرة الغالبة على الكتاب: هادئة أم صارمة أم ساخرة أم حزينة أم غير ذلك؟ هاتوا جملة تدل عليها.',
    ],
    [
      'How well does the title {title} suit the book? Support your answer with a passage.',
      'إلى أي حد يناسب العنوان {title} هذا الكتاب؟ أيّدوا جوابكم بموضع منه.',
    ],
    [
      'What sort of reader would be pleased to be given this book? Write a dedication of two lines for them.',
      'أي قارئ يسره أن يُهدى إليه هذا الكتاب؟ اكتبوا له إهداء من سطرين.',
    ],
    [
      'Name one thing that you know or understand since reading the book. On which page did you come upon it?',
      'اذكروا أمرًا واحدًا صرتم تعرفونه أو تفهمونه بعد قراءة الكتاب. في أي صفحة وجدتموه؟',
    ],
    [
      'Describe the book in exactly twenty words without giving its title or any name. Would somebody who has read it recognise it?',
      'صفوا الكتاب في عشرين كلمة بالضبط من غير أن تذكروا عنوانه أو أي اسم ورد فيه. هل يعرفه من قرأه إذا سمع وصفكم؟',
    ],
    [
      'Which subject that the book touches on would you like to read more about? Write down three words for a search in a library catalogue.',
      'أي موضوع يتطرق إليه الكتاب تودون أن تقرؤوا عنه المزيد؟ اكتبوا ثلاث كلمات للبحث عنه في فهرس المكتبة.',
    ],
    [
      'Which other book deserves a place beside this one on the shelf? Say what the two have in common.',
      'أي كتاب آخر يستحق أن يوضع إلى جانب هذا الكتاب على الرف؟ بيّنوا ما يجمع بينهما.',
    ],
  ],
}
