import type { PointEntries } from '../entries.ts'

export const FEELING: PointEntries = {
  asks: [
    ['What feeling do you notice here, and which words show it?', 'أي شعور تلاحظون هنا، وما الكلمات التي تدل عليه؟'],
    ['What may have caused the feeling in these lines?', 'ما الذي قد يكون سبب الشعور الظاهر في هذه السطور؟'],
    ['What does somebody who feels like this need most?', 'ما أكثر ما يحتاج إليه من يشعر هكذا؟'],
    [
      'Is it better to show a feeling like this or to keep it to yourself, and why?',
      'أيهما أفضل: إظهار شعور كهذا أم كتمانه؟ ولماذا؟',
    ],
    [
      'Which feeling is strongest here, and which words show how strong it is?',
      'أي شعور هو الأقوى هنا، وما الكلمات التي تدل على قوته؟',
    ],
    ['What has happened to make somebody feel like this?', 'ما الذي حدث حتى نشأ هذا الشعور؟'],
    ['What would you say to somebody who feels like this?', 'ماذا تقولون لمن يشعر هكذا؟'],
    [
      'Would you feel the same in this situation, or something different?',
      'بماذا تشعرون لو كنتم في هذا الموقف: بالشعور نفسه أم بشيء آخر؟',
    ],
    [
      'How can we tell what somebody feels here: from words, from actions or from something else?',
      'كيف نعرف الشعور هنا: من الكلام أم من الأفعال أم من شيء آخر؟',
    ],
    [
      'Can you understand the feeling in this passage? Explain why, or why not.',
      'هل تتفهمون الشعور الذي يعبر عنه هذا المقطع؟ اشرحوا السبب.',
    ],
  ],
  more: [
    [
      'Have you ever felt something like this? Share only as much as you like.',
      'وهل شعرتم يومًا بشيء كهذا؟ احكوا عنه بالقدر الذي يريحكم.',
    ],
    ['How long does a feeling like this usually last?', 'وكم يدوم شعور كهذا في العادة؟'],
    ['How would you notice the same feeling in a friend?', 'وكيف تعرفون أن أحد أصدقائكم يشعر بالشعور نفسه؟'],
    [
      'Can you think of another book or film in which somebody feels like this?',
      'وفي أي كتاب آخر أو فيلم نجد من يشعر هكذا؟',
    ],
    ['Who can you talk with about a feeling like this?', 'ومع من يمكن أن نتحدث عن شعور كهذا؟'],
  ],
  activities: [
    {
      title: ['Faces in the Mirror', 'وجوه في المرآة'],
      body: [
        'Read aloud {quote} ({page}). Stand together in front of a mirror and show the feeling in the passage with your faces and shoulders. Which word told you what to show?',
        'اقرؤوا بصوت مسموع {quote} ({page}). قفوا معًا أمام المرآة، وأظهروا بوجوهكم وأكتافكم الشعور الذي في هذه الكلمات. أي كلمة دلتكم عليه؟',
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
        'Read {quote} ({page}). Write three or four lines to somebody who feels like this: what you understand of the feeling, and what you wish for them. Read your lines to each other. Would you be glad to receive them?',
        'اقرؤوا {quote} ({page}). اكتبوا ثلاثة سطور أو أربعة إلى من يشعر بمثل ما يُحكى هنا: ماذا تفهمون من شعوره، وماذا تتمنون له؟ ليقرأ كل منكم سطوره على الآخرين. هل يسركم أن تصلكم سطور كهذه؟',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['A Nameless Feeling', 'شعور بلا اسم'],
      body: [
        'Read {quote} ({page}). Write two sentences of your own that show the same feeling through eyes, hands or footsteps only, without naming it. Read them to somebody who does not know the passage: can they guess the feeling?',
        'اقرؤوا {quote} ({page}). اكتبوا جملتين من تأليفكم تُظهران الشعور نفسه بالعينين أو اليدين أو الخطوات فقط، من غير تسميته. اقرؤوهما لشخص لا يعرف المقطع: هل يعرف الشعور المقصود؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Faces in a Circle', 'حلقة الوجوه'],
      body: [
        'Listen to {quote} ({page}). Stand in a circle. One of you makes a face that shows the feeling in the passage, without a word; the next one copies it, and so it travels round. At the end, say what you would call this feeling.',
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
      title: ['Shown and Worked Out', 'بين المذكور والمستنتج'],
      body: [
        'In pairs, read {quote} ({page}). Make two columns: what the passage says or shows about the feeling, and what you work out from it. Compare with another pair. Defend any conclusion that only you have drawn.',
        'اقرؤوا في مجموعات ثنائية {quote} ({page}). اكتبوا في عمود ما يقوله المقطع عن الشعور أو يُظهره منه، وفي عمود آخر ما تستنتجونه أنتم. قارنوا بما كتبته مجموعة أخرى، ودافعوا عن كل استنتاج لم يصل إليه غيركم.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
}
