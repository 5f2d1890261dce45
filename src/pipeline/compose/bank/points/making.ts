import type { PointEntries } from '../entries.ts'

export const MAKING: PointEntries = {
  asks: [
    [
      'What is being done here? Describe it step by step in your own words.',
      'ما العمل الذي يوصف هنا؟ اشرحوه بأسلوبكم خطوة خطوة.',
    ],
    ['What is needed to do this? Make a list.', 'ما الذي يلزم لهذا العمل؟ اكتبوا ذلك في قائمة.'],
    [
      'Is this something you could try yourselves, or is it better left to others? Why?',
      'أيمكنكم تجربة هذا بأنفسكم، أم الأفضل أن يُترك لغيركم؟ ولماذا؟',
    ],
    ['What is the hardest part of doing this, and why?', 'ما أصعب ما في هذا العمل، ولماذا؟'],
    ['What could go wrong here, and how would you notice?', 'أين يمكن أن يقع الخطأ في هذا العمل، وكيف تنتبهون إليه؟'],
    ['Could this be done in another way? How?', 'هل يمكن القيام بهذا العمل بطريقة أخرى؟ وكيف؟'],
    [
      'Who could teach you this, and how long might it take to learn?',
      'ممن يمكنكم أن تتعلموا هذا، وكم يستغرق تعلمه في رأيكم؟',
    ],
    [
      'What are we not told here that you would need to know to do this?',
      'ما الذي لم يُذكر هنا ويحتاج إلى معرفته من يقوم بهذا العمل؟',
    ],
    ['What is the purpose of doing this, and is it worth the effort?', 'ما الغاية من هذا العمل، وهل يستحق الجهد؟'],
    [
      'Why is this done in this particular way? Think of a reason.',
      'لماذا يجري هذا العمل بهذه الطريقة بالذات؟ فكروا في سبب.',
    ],
  ],
  more: [
    ['Have you ever done something similar yourselves? How did it go?', 'وهل قمتم أنتم بشيء مشابه؟ وكيف كانت النتيجة؟'],
    ['Who does work like this today?', 'ومن يقوم بعمل كهذا اليوم؟'],
    ['Is this better done alone or with others?', 'وأيهما أفضل: القيام بهذا العمل على انفراد أم مع آخرين؟'],
    ['How can you tell when this has been done well?', 'وكيف نعرف أن هذا العمل أُنجز بإتقان؟'],
    [
      'What does this need most: strength, patience, care or something else?',
      'وما أكثر ما يحتاج إليه: القوة أم الصبر أم الدقة أم شيء آخر؟',
    ],
  ],
  activities: [
    {
      title: ['Pretend Workshop', 'ورشة من الخيال'],
      body: [
        'Read aloud {quote} ({page}). Pretend to do what is done here: a box can be an oven, a scarf can be water. Let somebody who is watching say what you are doing.',
        'اقرؤوا بصوت مسموع {quote} ({page}). تظاهروا في لعبكم بأنكم تقومون بهذا العمل: فقد تصير العلبة فرنًا والوشاح ماءً. وليقل من يشاهدكم ماذا تفعلون.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Shuffled Steps', 'خطوات مبعثرة'],
      body: [
        'Read {quote} ({page}). Draw or write every step that you find here on a slip of its own, and shuffle the slips. Let somebody who has not read the passage put them in order. Then compare with the book.',
        'اقرؤوا {quote} ({page}). ارسموا كل خطوة تجدونها هنا أو اكتبوها على قصاصة مستقلة، ثم اخلطوا القصاصات. دعوا شخصًا لم يقرأ المقطع يرتبها. ثم قارنوا ترتيبه بما في الكتاب.',
      ],
      ages: [5, 18],
      setting: 'home',
    },
    {
      title: ['Other Hands, Other Ways', 'أيدٍ أخرى وطرق أخرى'],
      body: [
        'Read this to an older member of the family: {quote} ({page}). Ask how this, or something like it, was done when they were young and how it is done now. Draw the difference that interests you most.',
        'اقرؤوا لأحد كبار الأسرة {quote} ({page}). اسألوا كيف كان الناس يقومون بهذا العمل، أو بعمل يشبهه، في الماضي وكيف يقومون به الآن. ثم ارسموا الفرق الذي أثار اهتمامكم أكثر من غيره.',
      ],
      ages: [5, 18],
      setting: 'home',
    },
    {
      title: ['Sheet for Beginners', 'ورقة للمبتدئين'],
      body: [
        'Read {quote} ({page}). Turn it into a sheet of instructions: what is needed, what comes first, what to watch out for. Let somebody read the sheet and say in their own words how the work is done. Improve whatever was not clear.',
        'اقرؤوا {quote} ({page}). حولوه إلى ورقة تعليمات: ما يلزم، وما يأتي أولًا، وما ينبغي الانتباه إليه. دعوا غيركم يقرأ الورقة ويشرح بأسلوبه كيف يجري العمل. ثم حسنوا ما لم يكن واضحًا.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Chain of Movements', 'سلسلة حركات'],
      body: [
        'Listen to {quote} ({page}). Find a movement for everything that is done here. Stand in a circle and send the movements round, one after another, until the work is finished.',
        'استمعوا إلى {quote} ({page}). ابتكروا حركة لكل خطوة تُذكر هنا. قفوا في حلقة، ولتنتقل الحركات بينكم واحدة بعد أخرى حتى يتم العمل.',
      ],
      ages: [3, 9],
      setting: 'class',
    },
    {
      title: ['Expert and Beginner', 'خبير ومبتدئ'],
      body: [
        'In pairs, read {quote} ({page}). One of you explains the work as an expert, and the other keeps asking “Why?” and “How exactly?” as a beginner. Note every question that the passage leaves open, and look for the answers together.',
        'اقرؤوا في مجموعات ثنائية {quote} ({page}). يشرح أحد الاثنين العمل كأنه خبير، ويسأل الثاني كأنه مبتدئ: «لماذا؟» و«كيف تحديدًا؟». سجلوا كل سؤال لا يجيب عنه المقطع، ثم ابحثوا معًا عن الأجوبة.',
      ],
      ages: [7, 18],
      setting: 'class',
    },
    {
      title: ['Boxes and Arrows', 'مربعات وأسهم'],
      body: [
        'In groups, read {quote} ({page}). Turn it into a chart: a box for each step, an arrow to what comes next, and a question mark wherever something is left unsaid. Swap charts with another group and explain the work from theirs.',
        'اقرؤوا في مجموعات {quote} ({page}). حولوه إلى مخطط: مربع لكل خطوة، وسهم إلى ما بعدها، وعلامة استفهام حيثما سكت المقطع عن شيء. تبادلوا المخططات، ثم لتشرح كل مجموعة العمل من مخطط غيرها.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
}
