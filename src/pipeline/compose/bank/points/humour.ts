import type { PointEntries } from '../entries.ts'

export const HUMOUR: PointEntries = {
  asks: [
    ['Do you find this funny? Why, or why not?', 'هل تجدون هذا مضحكًا؟ ولماذا؟'],
    [
      'What might make a reader smile here: the words, the situation or the way somebody behaves?',
      'ما الذي قد يُضحك القارئ هنا: الكلمات أم الموقف أم طريقة التصرف؟',
    ],
    [
      'What kind of humour is this: gentle, cheeky, mocking or some other kind?',
      'كيف تصفون الفكاهة هنا: لطيفة أم مشاكسة أم ساخرة أم غير ذلك؟',
    ],
    ['Is anything exaggerated, upside down or out of place here?', 'هل في هذا شيء مبالغ فيه أو مقلوب أو في غير مكانه؟'],
    [
      'Who might laugh at this, and who might not find it funny at all?',
      'من الذي قد يضحك من هذا، ومن الذي قد لا يراه مضحكًا أبدًا؟',
    ],
    ['Could this hurt anybody’s feelings? Why, or why not?', 'هل يمكن أن يجرح هذا مشاعر أحد؟ ولماذا؟'],
    ['Which word or moment here is the funniest in your opinion?', 'أي كلمة أو لحظة هنا هي الأطرف في رأيكم؟'],
    [
      'Is whoever speaks or acts here trying to be funny? How can you tell?',
      'هل يقصد من يتكلم أو يتصرف هنا أن يُضحك أحدًا؟ وكيف عرفتم؟',
    ],
    [
      'What would have to change for this to sound completely serious?',
      'ما الذي ينبغي أن يتغير كي يبدو هذا جادًّا تمامًا؟',
    ],
    [
      'Is this just as funny when you read it a second time? Why, or why not?',
      'هل يبقى هذا مضحكًا عند القراءة الثانية؟ ولماذا؟',
    ],
  ],
  more: [
    ['Has anything like this ever happened to you?', 'وهل حدث لكم شيء كهذا من قبل؟'],
    ['Might something serious be hidden behind the fun?', 'وهل يمكن أن يختبئ وراء المزاح شيء جاد؟'],
    ['Does this remind you of a joke or a funny character?', 'وهل يذكركم هذا بنكتة أو بشخصية مضحكة؟'],
    ['Would people in another country laugh at this too?', 'وهل يضحك الناس من هذا في بلد آخر أيضًا؟'],
    ['Do children and grown-ups laugh at the same things?', 'وهل يضحك الصغار والكبار من الأشياء نفسها؟'],
  ],
  activities: [
    {
      title: ['Sounds for a Funny Moment', 'أصوات للحظة طريفة'],
      body: [
        'Read aloud {quote} ({page}). Agree on the funniest moment and make up a noise for it with spoons, pots or paper. Read the passage again and make the noise at exactly the right time.',
        'اقرؤوا بصوت مسموع {quote} ({page})، واتفقوا على أطرف موضع فيه. ابتكروا لهذا الموضع صوتًا بالملاعق أو القدور أو الورق. ثم أعيدوا القراءة، وليأت الصوت في لحظته تمامًا.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Straight Face Challenge', 'تحدي الوجه الجاد'],
      body: [
        'With a perfectly serious face, take turns reading aloud {quote} ({page}). Whoever laughs hands the book on. Who manages to stay serious to the end?',
        'تناوبوا، بصوت مسموع ووجه جاد تمامًا، على قراءة {quote} ({page}). من يضحك يسلّم الكتاب إلى غيره. من منكم يبقى جادًّا حتى النهاية؟',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['Sillier and Sillier', 'طرفة تكبر وتكبر'],
      body: [
        'Together, read {quote} ({page}). Then take turns to tell what comes next, one sentence each. Every sentence must be a little more absurd than the one before, but still follow from it. Stop after ten sentences and choose the best one.',
        'اقرؤوا معًا {quote} ({page})، ثم أكملوا الحكاية بالتناوب، لكل منكم جملة. لتكن كل جملة أغرب قليلًا مما قبلها، على أن تبقى متصلة به. توقفوا بعد عشر جمل، واختاروا أطرفها.',
      ],
      ages: [5, 18],
      setting: 'home',
    },
    {
      title: ['Dry as Dust', 'طرفة بلا ضحك'],
      body: [
        'Read {quote} ({page}). Retell it in two sentences as dry as a report, so that nobody could laugh at it. What did you have to leave out to make the fun disappear?',
        'اقرؤوا {quote} ({page}). احكوا ما فيه في جملتين بأسلوب جاف كأسلوب التقارير، حتى لا يضحك منه أحد. ما الذي حذفتموه كي تختفي الفكاهة؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Giant, Mouse, Robot', 'عملاق وفأر وروبوت'],
      body: [
        'Listen to {quote} ({page}). Choose a sentence or a few words from it and say them together: once in the voice of a giant, once like a mouse and once like a robot. Which voice is the funniest?',
        'استمعوا إلى {quote} ({page}). اختاروا منه جملة ورددوها معًا: مرة بصوت عملاق، ومرة بصوت فأر، ومرة بصوت روبوت. أي صوت يجعلها أطرف؟',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Three Ways to Laugh', 'ثلاث طرق للإضحاك'],
      body: [
        'Read {quote} ({page}). Present it in three groups: as a solemn news report, as a silent film and as a bedtime story. Which version made you laugh most?',
        'اقرؤوا {quote} ({page}). قدموه في ثلاث مجموعات: الأولى في صورة نشرة أخبار جادة، والثانية في صورة فيلم صامت، والثالثة في صورة حكاية قبل النوم. أي عرض أضحككم أكثر؟',
      ],
      ages: [7, 18],
      setting: 'class',
    },
    {
      title: ['Humour Workshop', 'ورشة الفكاهة'],
      body: [
        'In groups, read {quote} ({page}). Work out how it tries to be funny: through exaggeration, surprise, a misunderstanding, a play on words or something else. Write three sentences about an ordinary school day in the same way. Joke about things and situations, not about classmates.',
        'اقرؤوا في مجموعات {quote} ({page}). اكتشفوا من أين تأتي الفكاهة فيه: من المبالغة أم المفاجأة أم سوء الفهم أم التلاعب بالألفاظ أم من شيء آخر. اكتبوا بالطريقة نفسها ثلاث جمل عن يوم مدرسي عادي. وليكن المزاح حول الأشياء والمواقف، لا حول الزملاء.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
}
