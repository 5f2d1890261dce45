import { describe, expect, it } from 'vitest'
import { tokenize } from '../../segment/tokenize.ts'
import { plainBook } from '../../../../../../tests/support/plain-book.ts'
import { readNarrative } from '../read-narrative.ts'

const people = (text: string) => readNarrative(tokenize(text), plainBook(text)).characters
const names = (text: string) => people(text).map(({ name }) => name)

describe('the parts of one Arabic name', () => {
  it('are one person where they stand together', () => {
    const found =
      people(`كان هناك نجار اسمه أودين قرب النهر. قال أودين فرونكل: ما أجمل النهر! ثم ضحك فرونكل وعاد إلى بيته. وفي الصباح خرج
أودين فرونكل إلى السوق. سأل فرونكل عن الخشب، وقال فرونكل: أريد خشبا. ابتسم أودين ومضى.`)
    expect(found.map(({ name, mentions }) => [name, mentions])).toEqual([['أودين فرونكل', 7]])
  })

  it('are two people where two sons bear the name of their father', () => {
    const found =
      names(`قال أحمد سعيد: هيا بنا. ضحك محمود سعيد وقال محمود: إلى أين؟ خرج أحمد سعيد من البيت. وقف محمود سعيد عند الباب. قال سعيد:
عودوا قبل الليل. قال سعيد: هيا. ضحك أحمد.`)
    expect(found.toSorted()).toEqual(['أحمد', 'سعيد', 'محمود'])
  })

  it('are two people where one asks the other, or they are told of side by side', () => {
    const found =
      names(`سأل يونس أيوب عن الطريق. وسأل يونس أيوب عن البئر. قال أيوب: هناك. ضحك يونس. ذهب يونس وأيوب إلى البئر. زار إلياس
إدريس. ثم زار إلياس إدريس مرة أخرى. قال إلياس لصاحبه إدريس: مرحبا. ضحك إدريس وفرح إلياس. عاد إلياس مع إدريس.`)
    expect(found.toSorted()).toEqual(['أيوب', 'إدريس', 'إلياس', 'يونس'])
  })

  it('do not take the second half of a compound for a person', () => {
    const found =
      names(`قال عماد الدين: أنا هنا. قال عماد الدين: أهلا. خرج عماد الدين زرنوق إلى الحقل. ضحك زرنوق. قال زرنوق: مرحبا. وعاد عماد الدين زرنوق مساء.
قال جمال الدين: أهلا. ضحك جمال الدين. قال جمال الدين: تعالوا.`)
    expect(found.toSorted()).toEqual(['جمال الدين', 'عماد الدين زرنوق'])
  })

  it('join a king and his name, but not every king', () => {
    const one = names(`قال الملك زرفان: هذا قصري. ضحك الملك زرفان. قال زرفان: تعالوا. خرج الملك إلى الحديقة.`)
    expect(one).toEqual(['الملك زرفان'])
    const many =
      names(`قال الملك زرفان: هذا قصري. ضحك الملك زرفان. قال زرفان: تعالوا. قال الملك هورام: لا. ضحك هورام. قال الملك هورام: سأعود.
خرج الملك إلى الحديقة.`)
    expect(many.toSorted()).toEqual(['الملك', 'زرفان', 'هورام'])
  })
})

describe('an Arabic name', () => {
  it('is the same with the ending of an object', () => {
    const found =
      people(`قال سليم: تعالوا. ضحك سليم. قال سليم: هيا. خرجت سلمى تبحث عن سليم. قالت سلمى: رأيت سليما. وجدت سلمى سليما عند البئر.
قالت سلمى: يا سليما! قال سليم: أنا هنا. قالت سلمى: أهلا.`)
    expect(found.map(({ name }) => name).toSorted()).toEqual(['سلمى', 'سليم'])
  })
})

describe('an Arabic name that is a word as well', () => {
  it('is somebody where the text calls him so, as «علي» where «على» is printed otherwise', () => {
    const found =
      names(`جلس علي على الكرسي ووضع الكتاب على الطاولة. قال علي: أين أخي مسعود؟ نظر علي إلى الساعة على الحائط. دخل مسعود ومشى على مهل.
قال مسعود: أنا هنا على الباب. ضحك علي على كلامه وقال علي: هيا. جلس مسعود على الأرض.`)
    expect(found.toSorted()).toEqual(['علي', 'مسعود'])
  })

  it('is nobody where the text uses it as a word', () => {
    const found = names(
      `كان الرجل مسعودا في بيته، وكان يوما مسعودا. قال سليم: علي أن أعود. ضحك سليم وقال سليم: علي أن أذهب على الفور إلى السوق.`,
    )
    expect(found).toEqual(['سليم'])
  })
})

describe('Arabic words that are no names', () => {
  it('are verbs, manners and somebody unnamed where speakers stand', () => {
    const found =
      names(`قال سليم ضاحكا: تعالوا. قال ضاحكا: هيا. قال ضاحكا: انتظروا. قال صاحب الدكان: لا. قال صاحب البيت: نعم. قال صاحب: أين؟
قال آخر: هنا. قال آخر: هناك. قال آخر: لا. فقال فجأة: انظروا. قال فجأة: اسمعوا. قال سليم: حسنا. ضحك سليم.`)
    expect(found).toEqual(['سليم'])
  })

  it('are particles with a pronoun', () => {
    const found =
      names(`قال يونس لكنني متعب. لا أعرف اسمه لكنني رأيته. لا أعرف اسمه لأنني صغير. قال يونس لأنني جائع. قالت كأنني أطير. قالت كأنني أحلم.
لا تعرف اسمها لكنه يعرف. سألت لعلني أجده. سألت لعلني أراه. قالت ليتني هنا. قالت ليتني هناك. لا يعرف اسمه وكأنني غريب. لا يعرف اسمه حينئذ.
لا يعرف اسمه عليكما السؤال. لا يعرف اسمه لستم تعرفون. ضحك يونس.`)
    expect(found).toEqual(['يونس'])
  })

  it('are nouns that the text also uses with the article, or before the name of God', () => {
    const found =
      names(`قال رسول الملكة: افتحوا. صاح الحارس. قال رسول آخر: افتحوا الباب. دخل الرسول. جلس الرسول. ضحك يونس. وقال صفير الله: نعم. قال صفير الله:
لا. قال يونس: أهلا.`)
    expect(found).not.toContain('رسول')
    expect(found).not.toContain('صفير')
    expect(found).toContain('يونس')
  })

  it('are groups and all who belong to somebody', () => {
    const found =
      names(`خرج السلطان وأتباعه إلى الصيد. قال وأتباعه حوله: هيا. قال أتباعه: نعم. قال أتباعه: لا. قال الجميع: نعم. قال الجميع: هيا. قال الناس:
نعم. صاح الناس. قال أحدهم: لا. قال أحدهم: نعم. قال رفيقه: نعم. قال رفيقه: لا. ضحك يونس. قال يونس: نعم.`)
    for (const wrong of ['وأتباعه', 'أتباعه', 'الجميع', 'الناس', 'أحدهم', 'رفيقه']) expect(found).not.toContain(wrong)
    expect(found).toContain('يونس')
  })

  it('are sons of several fathers under one first name, but not one man whose father is named', () => {
    const sons = names(
      `قال زيد بن ثابت: نعم. وقال زيد بن حارثة: لا. قال زيد بن عمرو: أهلا. وقال زيد بن أرقم: هيا. ضحك يونس. قال يونس: نعم.`,
    )
    expect(sons).toContain('يونس')
    expect(sons).not.toContain('زيد')
    const one = names(`قال زيد بن ثابت: نعم. ضحك زيد. قال زيد: لا. وقال زيد بن ثابت: أهلا. جلس زيد.`)
    expect(one.join()).toContain('زيد')
  })

  it('but a name that ends like an owned noun stays one', () => {
    expect(names('قالت زمردة: أنا هنا. ضحكت زمردة. قال نفطويه: أهلا. وقال نفطويه: نعم.').toSorted()).toEqual([
      'زمردة',
      'نفطويه',
    ])
  })

  it('but a name that the text gives outright stays one, whatever else the word means', () => {
    expect(
      names('كانت هناك نحلة اسمها سوسنة. قالت سوسنة: ما أجمل السوسنة! ضحكت سوسنة. طارت سوسنة إلى السوسنة.'),
    ).toContain('سوسنة')
  })
})
