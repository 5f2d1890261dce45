import { describe, expect, it } from 'vitest'
import { READ_LABELS } from '../../reader/labels.ts'
import { tokenize } from '../segment/tokenize.ts'
import { sharedDiction } from './diction.ts'

const read = (text: string) => sharedDiction()(tokenize(text))

/** Some pages of a kind of book: different sentences, so that no single word decides. */
const nursery = [
  'The little rabbit hopped to the garden and found a big red ball.',
  'Mother gave him milk and a bun, and tucked him into his warm little bed.',
  'The kitten played with the duck by the pretty pond, and the birds sang merrily.',
  'Father made a wee boat of paper, and the children clapped their hands.',
].join(' ')
const salon = [
  'Her husband suspected the liaison, yet society forgave a mistress her elegance sooner than her poverty.',
  'He had exhausted every passion, and marriage seemed to him a bargain struck between indifference and desire.',
  'The attorney poured the brandy, lit a cigar, and spoke with cynicism of his creditors and his amours.',
  'Disgust, lassitude and jealousy consumed her conscience; she contemplated divorce and even suicide.',
].join(' ')

describe('diction', () => {
  it('hears from the choice of words for whom a book is and what it holds', () => {
    const [young, grown] = [read(nursery.repeat(80)), read(salon.repeat(80))]
    expect(grown.age).toBeGreaterThan(young.age + 2.5)
    expect(grown.adult).toBeGreaterThan(young.adult)
    expect(grown.severities.sexualContent).toBeGreaterThan(young.severities.sexualContent + 0.5)
  })

  it('reads Arabic by its stems', () => {
    const young =
      'خرجت القطة الصغيرة إلى الحديقة ولعبت مع العصفور، ثم عادت إلى أمها فرحة. قال الثعلب للأرنب: تعال نلعب. ضحك الولد وأكل تفاحة حمراء. نام الدب في بيته الدافئ. '
    const grown =
      'كانت خليلته تشرب الخمر معه كل ليلة، وقد أضناه الغرام والشهوة والندم. خانت زوجها مع عشيقها. وألقت بجسدها بين ذراعيه، فقبلها في شفتيها، وأغوته بمفاتنها حتى استسلم للرذيلة. '
    expect(read(grown.repeat(80)).severities.sexualContent).toBeGreaterThan(
      read(young.repeat(80)).severities.sexualContent + 0.3,
    )
  })

  it('gives numbers for any text, also without a known word', () => {
    for (const text of ['', '1234', 'zzxq '.repeat(50), 'الله اكبر']) {
      const { age, adult, severities } = read(text)
      for (const value of [age, adult, ...READ_LABELS.map((label) => severities[label])]) expect(value).not.toBeNaN()
    }
  })
})
