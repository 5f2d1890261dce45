import type { PointEntries } from '../entries.ts'

export const FEELING: PointEntries = {
  asks: [
    ['Which feeling do you notice here, and which words show it?', 'أي شعور تلاحظون هنا، وأي كلمات تدل عليه؟'],
    ['What may have caused the feeling in these lines?', 'ما الذي ربما أثار الشعور الذي في هذه السطور؟'],
    ['What does somebody who feels like this need most?', 'ما أكثر ما يحتاج إليه من يشعر هكذا؟'],
    [
      'Is it better to show a feeling like this or to keep it to yourself, and why?',
      'هل الأفضل إظهار شعور كهذا أم كتمانه؟ ولماذا؟',
    ],
    [
      'Which feeling is strongest here, and which words show how strong it is?',
      'أي شعور هو الأقوى هنا، وأي كلمات تدل على قوته؟',
    ],
    ['What has happened that somebody feels like this?', 'ما الذي حدث حتى نشأ هذا الشعور؟'],
    ['What would you say to somebody who feels like this?', 'ماذا تقولون لمن يشعر هكذا؟'],
    [
      'Would you feel the same in this situation, or something different?',
      'هل تشعرون بالشعور نفسه لو كنتم في هذا الموقف، أم بشيء آخر؟',
    ],
    [
      'How do we learn here what somebody feels: from words, from deeds or from something else?',
      'كيف نعرف الشعور هنا: من الكلام أم من الأفعال أم من شيء آخر؟',
    ],
    [
      'Can you understand the feeling in this passage? Explain why, or why not.',
      'هل تتفهمون الشعور الذي في هذا المقطع؟ اشرحوا السبب.',
    ],
  ],
  more: [
    [
      'Have you ever felt something like this? Tell only as much as you like.',
      'وهل شعرتم يومًا بشيء كهذا؟ احكوا ما تشاؤون فقط.',
    ],
    ['How long does a feeling like this usually last?', 'وكم يدوم شعور كهذا في العادة؟'],
    ['How would you notice the same feeling in a friend?', 'وكيف تلاحظون الشعور نفسه عند أحد أصدقائكم؟'],
    ['In which other book or film does somebody feel like this?', 'وفي أي كتاب آخر أو فيلم نجد من يشعر هكذا؟'],
    ['With whom can one talk about a feeling like this?', 'ومع من يمكن أن نتحدث عن شعور كهذا؟'],
  ],
  activities: [
    {
      title: ['Faces in the Mirror', 'وجوه في المرآة'],
      body: [
        'Read aloud {quote} ({page}). Stand together in front of a mirror and show with your faces and shoulders the feeling you have heard. Which word told you what to show?',
        'اقرؤوا بصوت مسموع {quote} ({page}). قفوا معًا أمام المرآة، وأظهروا بوجوهكم وأكتافكم الشعور الذي سمعتموه. أي كلمة دلتكم عليه؟',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['Colours of a Feeling', 'ألوان الشعور'],
      body: [
        'Read aloud {quote} ({page}). Let everybody fill a sheet with colours and strokes that go with the feeling here, without drawing people or things. Lay the sheets side by side and explain your choice of colours.',
        'اقرؤوا بصوت مسموع {quote} ({page}). ليملأ كل واحد منكم ورقة بألوان وخطوط تناسب الشعور هنا، من غير أن يرسم أشخاصًا أو أشياء. ضعوا الأوراق بعضها بجانب بعض، واشرحوا لماذا اخترتم هذه الألوان.',
      ],
      ages: [3, 14],
      setting: 'home',
    },
    {
      title: ['A Few Kind Lines', 'سطور لطيفة'],
      body: [
        'Read {quote} ({page}). Write three or four lines to somebody who feels as it is told here: what you understand, and what you wish for them. Read your lines to each other. Would you be glad to get them?',
        'اقرؤوا {quote} ({page}). اكتبوا ثلاثة سطور أو أربعة إلى من يشعر كما يُحكى هنا: ماذا فهمتم من هذا الشعور، وماذا تتمنون لمن يشعر به؟ ليقرأ كل منكم سطوره على الآخرين. هل يسركم أن تصلكم سطور كهذه؟',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['A Nameless Feeling', 'شعور بلا اسم'],
      body: [
        'Read {quote} ({page}). Write two sentences of your own that show the same feeling through eyes, hands or footsteps only, without naming it. Read them to somebody who does not know the passage: do they guess the feeling?',
        'اقرؤوا {quote} ({page}). اكتبوا جملتين من عندكم تُظهران الشعور نفسه بالعينين أو اليدين أو الخطوات فقط، من غير تسميته. اقرؤوهما لشخص لا يعرف المقطع: هل يعرف الشعور المقصود؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Faces in a Circle', 'حلقة الوجوه'],
      body: [
        'Listen to {quote} ({page}). Stand in a circle. One of you shows with the face the feeling in the passage, without a word; the next one takes it over, and so it travels round. At the end, say what you would call this feeling.',
        'استمعوا إلى {quote} ({page}). قفوا في حلقة. يُظهر أحدكم بملامح وجهه الشعور الذي في المقطع، من دون كلام، ثم يقلده من بجانبه، حتى يدور الشعور على الجميع. قولوا في النهاية ماذا تسمون هذا الشعور.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['A Still Scene', 'مشهد ثابت'],
      body: [
        'In groups of three, read {quote} ({page}). Show the feeling in a scene without movement or sound, with face, hands and posture. The others look in the passage for words that fit what they see.',
        'اقرؤوا في مجموعات ثلاثية {quote} ({page}). أظهروا الشعور في مشهد بلا حركة ولا صوت، بالوجه واليدين ووقفة الجسم. ثم ليبحث الآخرون في المقطع عن كلمات تناسب ما يرونه.',
      ],
      ages: [7, 14],
      setting: 'class',
    },
    {
      title: ['Shown and Concluded', 'بين المذكور والمستنتج'],
      body: [
        'In pairs, read {quote} ({page}). Make two columns: what the passage says or shows of a feeling, and what you conclude from it. Compare with another pair. Defend any conclusion that only you have drawn.',
        'اقرؤوا في مجموعات ثنائية {quote} ({page}). اكتبوا في عمود ما يقوله المقطع عن الشعور أو يُظهره منه، وفي عمود آخر ما تستنتجونه أنتم. قارنوا بما كتبته مجموعة أخرى، ودافعوا عن كل استنتاج لم يصل إليه غيركم.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
}
