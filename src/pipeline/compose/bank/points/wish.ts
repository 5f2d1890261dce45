import type { PointEntries } from '../entries.ts'

export const WISH: PointEntries = {
  asks: [
    ['What is the wish here, and what might be the reason for it?', 'ما الأمنية التي تظهر هنا، وما سببها في رأيكم؟'],
    ['What could stand in the way of this wish?', 'ما الذي قد يحول دون تحقيق هذه الأمنية؟'],
    ['What would change if this wish came true?', 'ما الذي سيتغير لو تحققت هذه الأمنية؟'],
    [
      'Can anything be done to make this wish come true? If so, what would come first?',
      'هل يمكن فعل شيء كي تتحقق هذه الأمنية؟ وإن أمكن، فبماذا نبدأ؟',
    ],
    [
      'Is this a passing wish or one that will last? How can you tell?',
      'أهذه أمنية عابرة أم أمنية تدوم طويلًا؟ وكيف عرفتم؟',
    ],
    [
      'Would you help to make this wish come true? Why, or why not?',
      'هل تساعدون على تحقيق هذه الأمنية لو استطعتم؟ ولماذا؟',
    ],
    ['Who would be glad if this came true, and who might not be?', 'من الذي يفرح لو تحقق هذا، ومن الذي قد لا يفرح؟'],
    ['How strong is the wish here, and which words show it?', 'ما مدى قوة الأمنية هنا، وما الكلمات التي تدل على ذلك؟'],
    ['Can you understand this wish? Explain why, or why not.', 'هل تتفهمون هذه الأمنية؟ اشرحوا السبب.'],
    ['What does this wish tell us about the one who has it?', 'ماذا تكشف هذه الأمنية عمن يتمناها؟'],
  ],
  more: [
    ['Have you ever wished for something similar?', 'وهل تمنيتم يومًا شيئًا مشابهًا؟'],
    ['What would you like to ask somebody who wishes for this?', 'وماذا تودون أن تسألوا من يتمنى هذا؟'],
    ['Is a wish like this better kept secret or told to somebody?', 'وأيهما أفضل: كتمان أمنية كهذه أم البوح بها لأحد؟'],
    [
      'What could soften the disappointment if nothing came of it?',
      'وما الذي قد يخفف خيبة الأمل إن لم يتحقق شيء من ذلك؟',
    ],
    [
      'Is there anything that nobody should do for the sake of a wish like this?',
      'وهل هناك شيء لا ينبغي لأحد أن يفعله من أجل أمنية كهذه؟',
    ],
  ],
  activities: [
    {
      title: ['Wish Clouds', 'غيوم الأمنيات'],
      body: [
        'Read aloud {quote} ({page}). Cut a cloud out of paper. On one side, draw what is wished for here; on the other, a wish of your own. Show your clouds to each other and talk about them.',
        'اقرؤوا بصوت مسموع {quote} ({page}). قصوا غيمة من ورق، وارسموا على وجهها الأمنية التي تظهر هنا، وعلى ظهرها أمنية من أمنياتكم. ثم اعرضوا غيومكم وتحدثوا عنها.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Letter and Answer', 'رسالة وجواب'],
      body: [
        'Read {quote} ({page}). Write a short letter to somebody who could help with this wish: what is wanted, and why? Exchange your letters and answer them with a promise, a condition or a polite refusal.',
        'اقرؤوا {quote} ({page}). اكتبوا رسالة قصيرة إلى شخص يمكنه أن يساعد على تحقيق هذه الأمنية: ما المطلوب، وما السبب؟ تبادلوا الرسائل، وأجيبوا عنها بوعد أو بشرط أو باعتذار لطيف.',
      ],
      ages: [7, 14],
      setting: 'home',
    },
    {
      title: ['Five Steps Up', 'سلم الأمنية'],
      body: [
        'Read {quote} ({page}). Draw a staircase of five steps with this wish at the top, or, if it cannot be fulfilled, something that comes close to it. Write on each step what would have to happen. Which step is the hardest?',
        'اقرؤوا {quote} ({page}). ارسموا سلمًا من خمس درجات في أعلاه هذه الأمنية، أو أقرب شيء إليها إن كان تحقيقها مستحيلًا. اكتبوا على كل درجة ما يجب أن يحدث. أي درجة هي الأصعب؟',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['The Day After', 'اليوم التالي'],
      body: [
        'Read {quote} ({page}). Imagine that this wish came true yesterday. Write half a page of a diary about it, with one thing that turned out just as hoped and one thing that nobody expected.',
        'اقرؤوا {quote} ({page}). تخيلوا أن هذه الأمنية تحققت أمس. اكتبوا عن ذلك نصف صفحة من دفتر يوميات، واذكروا فيها شيئًا جاء كما كان مأمولًا وشيئًا لم يتوقعه أحد.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['The Wishing Ball', 'كرة الأمنيات'],
      body: [
        'Listen to {quote} ({page}). Sit in a circle and pass round a ball of crumpled paper. Whoever holds it names one thing that would be different if this wish came true.',
        'استمعوا إلى {quote} ({page}). اجلسوا في حلقة، ومرروا بينكم كرة من ورق مجعد. يذكر من تصل إليه الكرة شيئًا واحدًا سيتغير لو تحققت هذه الأمنية.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['Wish Committee', 'لجنة الأمنيات'],
      body: [
        'Read {quote} ({page}). Divide into three groups: one looks for reasons to support this wish, one collects doubts and one prepares questions. Listen to each other for five minutes. Then vote on slips of paper: support, no support or support on one condition.',
        'اقرؤوا {quote} ({page}). انقسموا إلى ثلاث مجموعات: مجموعة تجمع أسبابًا لدعم هذه الأمنية، ومجموعة تجمع الاعتراضات، ومجموعة تُعد الأسئلة. ليستمع بعضكم إلى بعض خمس دقائق. ثم صوّتوا على قصاصات: دعم أو رفض أو دعم بشرط.',
      ],
      ages: [8, 14],
      setting: 'class',
    },
    {
      title: ['A Letter Years Later', 'رسالة بعد سنين'],
      body: [
        'Read {quote} ({page}). Write a letter of about ten lines in the voice of the one who had this wish, many years later: what has become of it, and what does it mean now? Read some of the letters to the class.',
        'اقرؤوا {quote} ({page}). اكتبوا رسالة من نحو عشرة أسطر بلسان من تمنى هذا، بعد سنين طويلة: ماذا صار من أمر هذه الأمنية، وماذا تعني الآن؟ ثم اقرؤوا بعض الرسائل على الصف.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
}
