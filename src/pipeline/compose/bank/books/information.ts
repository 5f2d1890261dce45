import type { BookEntries } from '../entries.ts'
import { INFORMATION_ACTIVITIES } from './information-activities.ts'

/** What fits any book of facts or opinions. */
export const INFORMATION: BookEntries = {
  before: [
    [
      'Think of a question that you would like {title} to answer, and write it down.',
      'فكروا في سؤال تودون أن تجدوا جوابه في {title}، ثم اكتبوه.',
    ],
    [
      'Look at the list of contents or at the headings. Which part would you read first?',
      'انظروا إلى قائمة المحتويات أو إلى العناوين. أي جزء تودون أن تقرؤوه أولًا؟',
    ],
    [
      'Can you find out when this book was written? What may have changed since then?',
      'هل تستطيعون أن تعرفوا متى كُتب هذا الكتاب؟ وما الذي قد يكون تغير منذ ذلك الوقت؟',
    ],
    [
      'Does the book tell us anything about its author? Why might that be good to know?',
      'هل يخبرنا الكتاب بشيء عمن كتبه؟ وكيف تفيدنا معرفة ذلك؟',
    ],
    [
      'Write down three words that you expect to come up in this book. Tick each of them when you find it.',
      'اكتبوا ثلاث كلمات تتوقعون أن ترد في هذا الكتاب، وضعوا علامة أمام كل كلمة عندما تجدونها.',
    ],
    [
      'Who might this book have been written for? What makes you think so?',
      'لمن كُتب هذا الكتاب في رأيكم؟ وما الذي يدل على ذلك؟',
    ],
    [
      'Agree on two signs, one for ‘new to me’ and one for ‘I doubt it’. As you read, put slips of paper with these signs between the pages.',
      'اتفقوا على علامتين تضعونهما على قصاصات بين الصفحات: واحدة تعني «جديد عليّ» وأخرى تعني «أريد أن أتحقق من هذا». استعملوهما في أثناء القراءة.',
    ],
    [
      'How would you explain the title {title} to somebody who sees it for the first time?',
      'كيف تشرحون العنوان {title} لمن يراه أول مرة؟',
    ],
    [
      'How much time will you need for this book? Make a plan: where will you begin, and where will you make your first stop?',
      'كم تحتاجون من الوقت لقراءة هذا الكتاب؟ ضعوا خطة: من أين تبدؤون، وأين تتوقفون أول مرة؟',
    ],
    [
      'What would you have to find in {title} to say afterwards that it was worth reading?',
      'ماذا ينبغي أن تجدوا في {title} لتقولوا في النهاية إنه كان يستحق القراءة؟',
    ],
    [
      'Read the first sentence of the book and the last one. How might the book get from one to the other?',
      'اقرؤوا أول جملة في الكتاب وآخر جملة فيه. كيف ينتقل الكتاب من الأولى إلى الثانية في رأيكم؟',
    ],
    [
      'What could make somebody spend months or even years on a book like this?',
      'ما الذي قد يدفع إنسانًا إلى أن يقضي شهورًا أو سنوات في تأليف كتاب كهذا؟',
    ],
    [
      'Read half of the first page aloud. Does it sound more like a lesson, a conversation or a story?',
      'اقرؤوا نصف الصفحة الأولى بصوت مسموع. أهو أقرب إلى درس أم إلى حديث بين أصدقاء أم إلى حكاية؟',
    ],
    [
      'If you saw a book called {title} in a library, would you take it off the shelf? Say honestly why, or why not.',
      'لو رأيتم في المكتبة كتابًا عنوانه {title}، فهل تأخذونه من الرف؟ اذكروا السبب بصراحة.',
    ],
    [
      'What helps you with a text that is hard to follow: reading aloud, reading twice, asking somebody or something else? Try it with this book.',
      'ما الذي يساعدكم على فهم نص صعب: القراءة بصوت مسموع أم القراءة مرتين أم سؤال غيركم أم شيء آخر؟ جربوا ذلك مع هذا الكتاب.',
    ],
    [
      'Which do you expect most of in this book: names, numbers or thoughts? Check after the first few pages.',
      'ماذا تتوقعون أن يكثر في هذا الكتاب: الأسماء أم الأرقام أم الأفكار؟ تحققوا من ذلك بعد الصفحات الأولى.',
    ],
  ],
  questions: [
    [
      'What was new to you in this book? Name three things.',
      'ما الجديد الذي عرفتموه من هذا الكتاب؟ اذكروا ثلاثة أشياء.',
    ],
    [
      'If you could ask the author one question, what would it be?',
      'لو أتيح لكم أن توجهوا سؤالًا واحدًا إلى مؤلف هذا الكتاب، فماذا تسألون؟',
    ],
    [
      'What does the book leave out that you would have liked to read about?',
      'ما الذي لم يذكره الكتاب وكنتم تودون أن تقرؤوا عنه؟',
    ],
    [
      'Which part of the book was easiest to follow, and which would you put in another way?',
      'أي جزء من الكتاب كان الأسهل فهمًا، وأي جزء تفضلون أن يُكتب بطريقة أخرى؟',
    ],
    [
      'Which part of the book would you like to talk about more, and with whom?',
      'أي جزء من الكتاب تودون أن تتحدثوا عنه أكثر، ومع من؟',
    ],
    [
      'What from this book will you still remember in a year, and why that in particular?',
      'ما الذي ستتذكرونه من هذا الكتاب بعد عام، ولماذا هو بالذات؟',
    ],
    [
      'Say in two sentences what the book wants its readers to understand.',
      'قولوا في جملتين: ما الذي يريد الكتاب أن يفهمه القراء؟',
    ],
    [
      'Which question is still open for you after reading? Where could you look for an answer, or who could you ask?',
      'أي سؤال بقي عندكم بعد القراءة؟ وأين تجدون جوابه، أو عند من؟',
    ],
    [
      'Where in the book did you stop and think? Read that place aloud and say what went through your mind.',
      'عند أي موضع توقفتم وفكرتم؟ اقرؤوه بصوت مسموع وقولوا ما خطر ببالكم.',
    ],
    [
      'If somebody wrote this book today, what would be different in it?',
      'لو كُتب هذا الكتاب اليوم، فما الذي يختلف فيه؟',
    ],
    [
      'Who would you give this book to, and which part should they begin with?',
      'هل تعرفون شخصًا ينبغي أن يقرأ هذا الكتاب؟ وبأي جزء يبدأ؟',
    ],
    [
      'Which sentence would you underline, and what would you write beside it?',
      'أي جملة تضعون تحتها خطًّا، وماذا تكتبون بجانبها؟',
    ],
    [
      'If the book had to be half as long, what would you leave out?',
      'لو أردتم أن تختصروا الكتاب إلى نصف حجمه، فماذا تحذفون منه؟',
    ],
    [
      'Which example in the book helped you most, and what did it make clear?',
      'أي مثال في الكتاب أفادكم أكثر من غيره، وماذا وضّح لكم؟',
    ],
    [
      'Does anything in the book make you want to do something, or to stop doing something? What is it?',
      'هل في الكتاب ما يدعوكم إلى أن تفعلوا شيئًا أو أن تتركوا شيئًا؟ ما هو؟',
    ],
    [
      'Would you change the order of the book? What would you move, and where to?',
      'لو كان ترتيب الكتاب بأيديكم، فما الذي تقدمونه وما الذي تؤخرونه؟ ولماذا؟',
    ],
    [
      'Where did the book make you want to read on, and where did you nearly put it down?',
      'أين شدّكم الكتاب إلى مواصلة القراءة، وأين كدتم تضعونه جانبًا؟',
    ],
    [
      'Going by this book alone, which one word would you choose to describe its author? Which sentence shows it?',
      'لو وصفتم مؤلف هذا الكتاب بكلمة واحدة، اعتمادًا على كتابه وحده، فماذا تختارون؟ وأي جملة تدل عليها؟',
    ],
    [
      'Does the book give what its title promises? If not, what would be a better title?',
      'هل وجدتم في الكتاب ما يعد به عنوانه؟ وإن لم تجدوه، فأي عنوان أنسب له؟',
    ],
    [
      'What would we lose if everybody forgot what this book says?',
      'لو نسي الناس كلهم ما يقوله هذا الكتاب، فماذا نخسر؟',
    ],
    [
      'How did you feel when you had finished the book: impressed, worried, curious or something else? Why?',
      'بماذا شعرتم بعد الانتهاء من الكتاب: بالإعجاب أم بالقلق أم بالفضول أم بشيء آخر؟ وما السبب؟',
    ],
  ],
  activities: INFORMATION_ACTIVITIES,
}
