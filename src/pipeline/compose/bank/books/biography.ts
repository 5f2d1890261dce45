import type { BookEntries } from '../entries.ts'

export const BIOGRAPHY: BookEntries = {
  before: [
    [
      'Who might {title} be about, and what do you already know about that person or the time?',
      'عمّن يتحدث {title}؟ وماذا تعرفون من قبل عن هذه السيرة وزمانها؟',
    ],
    [
      'Is this life told by an “I” or by somebody looking on from outside? Look at the first page.',
      'من يروي هذه السيرة: من عاشها أم شخص آخر؟ انظروا إلى الصفحة الأولى.',
    ],
    [
      'Why do people write about their own lives or the lives of others? Think of two reasons.',
      'لماذا يكتب الناس عن حياتهم أو عن حياة غيرهم؟ اذكروا سببين.',
    ],
    [
      'Look for years and places in the first pages. Where and when does the story of this life begin?',
      'ابحثوا في الكتاب عن سنوات وعن أسماء أماكن. أين جرت أحداث هذه السيرة، ومتى؟',
    ],
    [
      'Whose life in your family or your country would make a good book, and why?',
      'أي شخصية من أسرتكم أو من بلدكم تستحق أن يُكتب كتاب عن حياتها، ولماذا؟',
    ],
    [
      'If a book were written about your own life, what would you call the first chapter?',
      'لو أُلّف كتاب عن حياتكم أنتم، فأي عنوان تختارون للفصل الأول؟',
    ],
    ['How can somebody who writes about a real life know what truly happened?', 'كيف يعرف كاتب السيرة ما حدث فعلًا؟'],
    [
      'What do you expect {title} to tell us most about: childhood, work, travels or family?',
      'ما أكثر ما تتوقعون أن يحكي عنه {title}: الطفولة أم العمل أم الأسفار أم الأسرة؟',
    ],
  ],
  questions: [
    [
      'Which part of this life would you like to know more about, and where could you find it?',
      'أي مرحلة في هذه السيرة تودون أن تعرفوا عنها المزيد، وأين يمكن أن تجدوه؟',
    ],
    [
      'Which moment did most to change the course of this life, and how?',
      'أي لحظة في هذه السيرة غيرت ما بعدها أكثر من غيرها، وكيف؟',
    ],
    [
      'What in this life would you wish for yourselves, and what would you not?',
      'ما الذي تتمنون مثله لأنفسكم مما قرأتم في هذه السيرة، وما الذي لا تتمنونه؟',
    ],
    [
      'Which other people made a difference to this life, and in what way?',
      'من الذين كان لهم أثر في هذه السيرة، وكيف؟',
    ],
    [
      'What does the book not tell us about this life that you would like to know?',
      'ما الذي لا يخبرنا به الكتاب عن هذه السيرة وتودون أن تعرفوه؟',
    ],
    [
      'How did people live from day to day in that time and place? Compare it with your own life.',
      'كيف كان الناس يعيشون أيامهم في ذلك الزمان والمكان؟ قارنوا ذلك بحياتكم.',
    ],
    [
      'Which decision in this life might you have made differently, and why?',
      'اختاروا قرارًا مما قرأتم عنه. ماذا تقررون لو كنتم في الموقف نفسه، ولماذا؟',
    ],
    [
      'Which single object could stand for this life in a museum?',
      'لو عُرض في متحف شيء واحد يمثل هذه السيرة، فماذا تختارون؟',
    ],
    [
      'If somebody else told the story of this life, what might they tell differently?',
      'لو روى شخص آخر هذه السيرة، فما الذي قد يختلف في روايته؟',
    ],
    ['Which page shows best what kind of person this was or is?', 'أي صفحة تعرّفنا أفضل من غيرها بهذه الشخصية وطباعها؟'],
  ],
  activities: [
    {
      title: ['Lines of Life', 'خطان لحياتين'],
      body: [
        'Draw a long line and mark the important moments of this life on it with pictures or words. Draw a second line below it for somebody in your family. Where do the two lines look alike?',
        'ارسموا خطًّا طويلًا وحددوا عليه أهم اللحظات في هذه السيرة برسوم أو كلمات. ثم ارسموا تحته خطًّا آخر لحياة أحد أفراد أسرتكم. أين يتشابه الخطان؟',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Bag of Memories', 'حقيبة الذكريات'],
      body: [
        'Draw five things that played a part in this life and put the drawings in a bag. Take them out one by one and tell what you remember from the book.',
        'ارسموا خمسة أشياء كان لها دور في هذه السيرة، وضعوا الرسوم في حقيبة. أخرجوها واحدًا بعد آخر، واحكوا ما تتذكرونه من الكتاب.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Interview at Home', 'مقابلة في البيت'],
      body: [
        'Think of three questions that the book answers, for example about childhood, work or travels. Put the same questions to somebody older whom you know and write down the answers. Compare them with the book.',
        'فكروا في ثلاثة أسئلة أجاب عنها الكتاب، عن الطفولة مثلًا أو العمل أو السفر. اطرحوا الأسئلة نفسها على شخص تعرفونه أكبر منكم سنًّا، واكتبوا الأجوبة. ثم قارنوها بما جاء في الكتاب.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Museum of a Life', 'متحف لحياة إنسان'],
      body: [
        'Let each of you make one exhibit for this life: a drawing, a letter or an object made of paper. Lay everything out as in a museum. Guide each other round and explain your pieces.',
        'ليصنع كل منكم قطعة واحدة لمتحف عن هذه السيرة: رسمًا أو رسالة أو شيئًا من ورق. اعرضوا القطع كما في المتاحف. ثم تجولوا بينها، وليشرح كل منكم قطعته.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['A Moment Acted Out', 'مشهد من حياة'],
      body: [
        'In small groups, choose an event from the book and act it out with only a few sentences. The others find it in the book and say what came before it.',
        'اختاروا في مجموعات صغيرة حدثًا من الكتاب ومثلوه بجمل قليلة. ثم ليبحث الآخرون عن موضعه في الكتاب، وليذكروا ما حدث قبله.',
      ],
      ages: [3, 11],
      setting: 'class',
    },
    {
      title: ['In Our Own Words', 'كلام الكتاب بأسلوبنا'],
      body: [
        'Look in the book for sentences with {words} and read them aloud. Check the meaning, then say the same thing as you would among friends. What becomes clearer, and what gets lost?',
        'ابحثوا في الكتاب عن جمل فيها {words}، واقرؤوها بصوت مسموع. تحققوا من المعنى، ثم قولوا الكلام نفسه كما تقولونه بين أصدقائكم. ما الذي يزداد وضوحًا، وما الذي يضيع؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
}
