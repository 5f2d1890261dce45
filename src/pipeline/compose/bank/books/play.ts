import type { BookEntries } from '../entries.ts'

export const PLAY: BookEntries = {
  before: [
    [
      'Look for the names of the characters. How many actors would we need?',
      'ابحثوا عن أسماء الشخصيات. كم عدد الممثلين الذين نحتاج إليهم؟',
    ],
    [
      'Open the book at any page. How can you see that this is a play and not a story?',
      'افتحوا الكتاب على أي صفحة. كيف نعرف أن هذه مسرحية وليست قصة؟',
    ],
    [
      'Imagine a theatre poster with {title} on it in large letters. What picture would you expect there?',
      'تخيلوا ملصقًا على باب مسرح كُتب عليه {title} بحروف كبيرة. أي صورة تتوقعونها فيه؟',
    ],
    [
      'Which plays have you seen, at school, in a theatre or on a screen? What do you remember of them?',
      'ما المسرحيات التي شاهدتموها في المدرسة أو في المسرح أو على الشاشة؟ وماذا تتذكرون منها؟',
    ],
    [
      'Are there words that nobody speaks but that tell the actors what to do? How are they marked?',
      'هل هناك كلمات لا ينطق بها أحد، وإنما ترشد الممثلين إلى ما يفعلون؟ وكيف ميزها الكتاب من غيرها؟',
    ],
    [
      'Read the first lines aloud, as actors would. Who is speaking, and where might we be?',
      'اقرؤوا السطور الأولى بصوت مسموع كما يقرؤها الممثلون. من المتكلم، وأين نحن في رأيكم؟',
    ],
    [
      'Is the play divided into acts or scenes? What is said about the place and the time at the beginning of each?',
      'هل المسرحية مقسمة إلى فصول أو مشاهد؟ وماذا يُذكر في بداية كل منها عن المكان والزمان؟',
    ],
    [
      'Going by the title alone, will {title} make an audience laugh, cry or think?',
      'من العنوان وحده، أتتوقعون أن تُضحك مسرحية {title} الجمهور أم تُبكيه أم تدعوه إلى التفكير؟',
    ],
  ],
  questions: [
    [
      'Which scene would you most like to see on a stage, and what should the audience feel?',
      'أي مشهد تودون أن تروه على المسرح، وبماذا ينبغي أن يشعر الجمهور؟',
    ],
    [
      'What would be hardest to show on a stage, and how would you solve it?',
      'ما أصعب ما في هذه المسرحية عند تقديمها على خشبة المسرح، وكيف تتغلبون عليه؟',
    ],
    [
      'At which moment would the audience be quietest, in your opinion, and why?',
      'في أي لحظة يخيم الصمت على الجمهور في رأيكم، ولماذا؟',
    ],
    [
      'Is there anything that we only hear about and never see on stage? How do we learn of it?',
      'هل هناك شيء نسمع عنه ولا نراه على المسرح؟ وكيف نعلم به؟',
    ],
    [
      'Which character do we come to know best, and how: from what they say, from what they do or from what others say?',
      'أي شخصية نعرفها أكثر من غيرها، ومن أين نعرفها: من كلامها أم من أفعالها أم من كلام الآخرين عنها؟',
    ],
    [
      'Which sentence from the play would you print on a poster to draw an audience?',
      'أي جملة من المسرحية تضعونها على ملصق يجذب الجمهور؟',
    ],
    [
      'If the curtain rose once more after the end, what would we see?',
      'لو رُفع الستار مرة أخرى بعد النهاية، فماذا نرى؟',
    ],
    [
      'If the play were turned into a story, what would be lost, and what might be gained?',
      'لو حُولت المسرحية إلى قصة تُقرأ، فما الذي نخسره، وما الذي قد نكسبه؟',
    ],
    [
      'If you were one actor short, which part could be left out, and what would then be missing?',
      'لو نقص فريقكم ممثل واحد، فأي دور يمكن الاستغناء عنه، وما الذي ينقص المسرحية بعد ذلك؟',
    ],
    [
      'Which objects would you need on the stage for this play, and what for?',
      'ما الأشياء التي تحتاجون إليها على المسرح في هذه المسرحية، وفيم تُستخدم؟',
    ],
  ],
  activities: [
    {
      title: ['Living Room Theatre', 'مسرح في البيت'],
      body: [
        'Make a stage out of two chairs and a blanket. Choose a short scene, share out the parts and perform it.',
        'اصنعوا خشبة مسرح من كرسيين وغطاء. اختاروا مشهدًا قصيرًا ووزعوا الأدوار ومثلوه.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Paper Actors', 'ممثلون من ورق'],
      body: [
        'Draw the characters of the play, cut them out and stick them to pencils. Let them act a scene along the edge of a table while you speak their parts.',
        'ارسموا شخصيات المسرحية وقصوها وألصقوها على أقلام. حركوها على حافة طاولة لتمثل أحد المشاهد، وتكلموا أنتم بأصواتها.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Hard Words on Stage', 'كلمات صعبة على المسرح'],
      body: [
        'Look in the play for sentences with {words} and read them aloud. Check the meaning in a dictionary. Then speak the sentences again with a voice and gestures that make the meaning clear.',
        'ابحثوا في المسرحية عن جمل فيها {words}، واقرؤوها بصوت مسموع. تحققوا من المعنى في المعجم. ثم ألقوا الجمل من جديد بنبرة وحركات توضح المعنى.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['A Few Chairs', 'مشهد وبضعة كراسي'],
      body: [
        'Show with a few chairs where a short scene of the play takes place. Let several groups act it one after another. Talk about what was different each time.',
        'استخدموا بضعة كراسي لتصوير المكان الذي يجري فيه مشهد قصير من المسرحية. لتمثل عدة مجموعات هذا المشهد، واحدة بعد أخرى. ثم تحدثوا عما اختلف في كل مرة.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['One Sentence, Many Voices', 'جملة بأصوات كثيرة'],
      body: [
        'Choose a short sentence from the play. Take turns saying it happily, crossly, sleepily and in a whisper. Decide together which way fits the play best.',
        'اختاروا جملة قصيرة من المسرحية. تناوبوا على قولها بفرح وبغضب وبنعاس، ثم همسًا. بعد ذلك اتفقوا على الطريقة التي تناسب المسرحية أكثر.',
      ],
      ages: [3, 9],
      setting: 'class',
    },
    {
      title: ['The Director’s Plan', 'خطة المخرج'],
      body: [
        'In groups, plan one scene for the stage: who stands where, who moves when, and which light and sounds are needed. Sketch it as seen from above. Compare your plans and defend your choices.',
        'خططوا في مجموعات لتقديم مشهد على المسرح: أين يقف كل ممثل، ومتى يتحرك، وأي إضاءة وأصوات نحتاج إليها. ارسموا المشهد كما يُرى من أعلى. ثم قارنوا بين خططكم ودافعوا عن اختياراتكم.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
  ],
}
