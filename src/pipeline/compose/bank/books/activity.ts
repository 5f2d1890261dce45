import type { BookEntries } from '../entries.ts'

export const ACTIVITY: BookEntries = {
  before: [
    [
      'When might you need a book called {title}: on a day off, on a journey, while learning or at another time?',
      'متى قد تحتاجون إلى كتاب عنوانه {title}: في يوم عطلة أم في السفر أم عند الدراسة أم في وقت آخر؟',
    ],
    [
      'Leaf through the book and put slips of paper at three places that you want to come back to.',
      'تصفحوا الكتاب وضعوا قصاصات ورق عند ثلاثة مواضع تودون أن تعودوا إليها.',
    ],
    [
      'How is the book arranged: by subject, in alphabetical order, from easy to hard or in some other way?',
      'كيف رُتب الكتاب: بحسب الموضوعات أم بحسب الحروف أم من السهل إلى الصعب أم بطريقة أخرى؟',
    ],
    [
      'What do you need for a book like this: paper, tools, somebody to join in or just some time?',
      'ماذا يلزمكم مع كتاب كهذا: ورق أم أدوات أم رفيق يشارككم أم بعض الوقت فقط؟',
    ],
    [
      'What do you hope to know or be able to do after this book?',
      'ماذا تأملون أن تعرفوا أو أن تتقنوا بعد هذا الكتاب؟',
    ],
    ['Who would you like to use this book with, and why?', 'مع من تودون أن تستخدموا هذا الكتاب، ولماذا؟'],
    [
      'Have you used a book like {title} before, and what was it good for?',
      'هل استخدمتم من قبل كتابًا يشبه {title}، وفيم أفادكم؟',
    ],
    [
      'Open the book at any page. What helps you find your way: pictures, numbers, headings or something else?',
      'افتحوا الكتاب على أي صفحة. ما الذي يرشدكم فيها: الصور أم الأرقام أم العناوين أم شيء آخر؟',
    ],
  ],
  questions: [
    [
      'What in this book have you tried out or put to use, and how did it go?',
      'ما الذي جربتموه أو استفدتم منه في هذا الكتاب، وكيف كانت النتيجة؟',
    ],
    [
      'Which page would you mark so that you can find it again quickly, and why that one?',
      'أي صفحة تضعون فيها علامة كي تعودوا إليها بسرعة، ولماذا هي بالذات؟',
    ],
    [
      'What is the easiest thing in this book, and what is the hardest?',
      'ما أسهل شيء في هذا الكتاب، وما أصعب شيء فيه؟',
    ],
    ['If you could add a page to this book, what would be on it?', 'لو أضفتم صفحة إلى هذا الكتاب، فماذا تضعون فيها؟'],
    [
      'Where could the book be clearer, and how would you put it yourselves?',
      'أي موضع في الكتاب يحتاج إلى مزيد من الوضوح، وكيف تشرحونه أنتم؟',
    ],
    [
      'Which of the people you know could make the best use of this book, and why?',
      'أي شخص تعرفونه قد يستفيد من هذا الكتاب أكثر من غيره، ولماذا؟',
    ],
    [
      'Is it better to go through this book from beginning to end or to dip into it here and there?',
      'أيهما أفضل: قراءة هذا الكتاب من أوله إلى آخره أم اختيار صفحات منه؟ ولماذا؟',
    ],
    [
      'What have you learned from this book that you did not know or could not do before?',
      'ما الذي تعلمتموه من هذا الكتاب ولم تكونوا تعرفونه أو تتقنونه من قبل؟',
    ],
    [
      'Is this book better used alone or together with others? Give an example from it.',
      'أيهما أفضل: استخدام هذا الكتاب على انفراد أم مع آخرين؟ هاتوا مثالًا منه.',
    ],
    [
      'How does this book help when something is hard to understand: with pictures, with examples or not at all?',
      'كيف يساعدكم هذا الكتاب حين يصعب فهم شيء: بالصور أم بالأمثلة أم لا يساعد أبدًا؟',
    ],
  ],
  activities: [
    {
      title: ['Three Pages, One Vote', 'ثلاث صفحات وتصويت'],
      body: [
        'Suggest three pages of the book that can be tried out or talked about at home. Vote for one of them and begin together, with a grown-up where care is needed. Write or draw how it went.',
        'اقترحوا ثلاث صفحات من الكتاب تصلح للتجربة أو للحديث عنها في البيت. صوتوا لواحدة منها وابدؤوا معًا، بصحبة أحد الكبار عند الحاجة. ثم اكتبوا أو ارسموا ما حدث.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Little Teachers', 'معلمون صغار'],
      body: [
        'Choose something from the book that you have understood well. Explain it to somebody at home or show how it is done, and let them try it or repeat it.',
        'اختاروا من الكتاب شيئًا فهمتموه جيدًا. اشرحوه لأحد أفراد الأسرة أو بينوا له طريقته، ثم دعوه يجرب أو يعيد ما سمع.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Word Hunt', 'صيد الكلمات'],
      body: [
        'Look for {words} in the book and read what comes before and after. Work out the meaning from that or look it up in a dictionary. Then use the words in sentences about your own day.',
        'ابحثوا في الكتاب عن {words}، وتأملوا السياق. استنتجوا المعنى منه أو ابحثوا عنه في المعجم. ثم استخدموا ما تعلمتموه في جمل عن يومكم.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Stations Round the Room', 'محطات في الصف'],
      body: [
        'Choose four things in the book that can be tried out with paper and pencil or talked about. Turn a table into a station for each of them. Go round in groups and move on at a signal.',
        'اختاروا أربعة مواضع من الكتاب يمكن تجربتها بورق وأقلام أو الحديث عنها. خصصوا لكل موضع طاولة تكون محطة له. تنقلوا في مجموعات من محطة إلى أخرى عند سماع الإشارة.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['Showing Without Words', 'شرح بلا كلام'],
      body: [
        'Let one of you choose something from the book and show it with hands and face alone. The others guess what it is. Then find the page together.',
        'ليختر أحدكم شيئًا من الكتاب وليعبر عنه بيديه وملامح وجهه فقط. دعوا الآخرين يخمنون ما هو. ثم ابحثوا معًا عن صفحته.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Our Own Page', 'صفحة من إعدادنا'],
      body: [
        'In groups, make a new page that could be part of this book, in the same style. Another group reads it or tries it out and marks what is not clear. Improve your page, then collect all the pages in a folder.',
        'أعدوا في مجموعات صفحة جديدة تصلح لهذا الكتاب وتشبه أسلوبه. دعوا مجموعة أخرى تقرؤها أو تجربها، وتضع علامة عند كل ما ليس واضحًا. حسنوا صفحتكم، ثم اجمعوا الصفحات كلها في ملف.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
  ],
}
