import { describe, expect, it } from 'vitest'
import { tokenize } from '../../segment/tokenize.ts'
import { plainBook } from '../../../../../../tests/support/plain-book.ts'
import { readNarrative } from '../read-narrative.ts'

const people = (text: string) => readNarrative(tokenize(text), plainBook(text)).characters
const names = (text: string) => people(text).map(({ name }) => name)

describe('one person under several names', () => {
  it('gives each title of a house to the one it fits', () => {
    const found =
      names(`Mrs. Harrow came in. Then Emily Harrow was tired, and she sat down. "Tea," said Mrs. Harrow. Then Emily laughed, for
she liked tea. But Alfred Harrow said nothing, for he was cross. And Alfred shut his book. Mr. Harrow went out. "Good night,"
said Mr. Harrow. Mr. Harrow did not wait. "Tea!" cried Mrs. Harrow.`)
    expect(found.toSorted()).toEqual(['Mr. Harrow', 'Mrs. Harrow'])
  })

  it('takes a wife for nobody but herself', () => {
    const found =
      names(`Then Jorin Pell said that he was late. Quickly Jorin put on his coat. "Wait," said Mrs. Pell. Mrs. Pell
laughed. Jorin ran. "Wait," cried Mrs. Pell. Jorin sighed.`)
    expect(found.toSorted()).toEqual(['Jorin', 'Mrs. Pell'])
  })

  it('keeps apart two people of a house who stand side by side', () => {
    const found =
      names(`So Tilda Marrow ran to Mrs. Marrow. "Look," said Tilda to Mrs. Marrow. Mrs. Marrow smiled at Tilda. Tilda laughed. Mrs. Marrow
went home.`)
    expect(found.toSorted()).toEqual(['Mrs. Marrow', 'Tilda'])
  })

  it('knows whom a title and a first name mean together', () => {
    const found =
      names(`Mrs. Vera Dunn laughed. Then Vera sat down, and she ate. "Eat," said Mrs. Dunn to Clara Dunn. Clara shook her
head. But Clara said that she was not hungry. "Eat," said Mrs. Dunn. Then Vera Dunn sighed.`)
    expect(found.toSorted()).toEqual(['Clara', 'Mrs. Dunn'])
  })
})

describe('what is no person', () => {
  it('is a group', () => {
    const found =
      names(`The Grimlets lived under the hill. "Come," said the Grimlets. Tovi laughed at the Grimlets. Two Grimlets ran.
The Grimlets were cold. The Lost Pages were there. The Lost Pages laughed. Snarlings are quick, and Snarlings said so. The
Woodmen sang. Tovi heard the Woodmen. The Woodmen went home. The mice said nothing. "Hush," said the mice to Tovi.`)
    expect(found).toEqual(['Tovi'])
  })

  it('but one whose name ends as plurals do', () => {
    const found =
      names(`Charles was cold. "No," said Charles. If Charles laughed, Agnes laughed. Agnes and Charles were friends. "I see
you," said the Cyclops. The Cyclops was tall. The Cyclops laughed. Agnes's hat fell. The Octopus waved, and the Octopus said yes.`)
    expect(found.toSorted()).toEqual(['Agnes', 'Charles', 'the Cyclops', 'the Octopus'])
  })

  it('is a ship', () => {
    const found =
      names(`The Chancery left the harbour in spring. On board the Chancery there were twelve men. "It rains," said Robert. The
Chancery's deck was wet. Robert laughed. The Chancery took the wind. The Chancery came into a storm. Robert saw the crew of the
Chancery. The brig Mirabel came by. The Mirabel went north. The Mirabel was a fine ship. Robert went aboard Mirabel.`)
    expect(found).toEqual(['Robert'])
  })

  it('is a word that opens a line of verse, a firm, a place, or what belongs to somebody', () => {
    const found = names(`And Tovi laughed and sang, and then
Suddenly Tovi wept, and when
Whither the river ran, he sang:
Suddenly Tovi's laughter rang.

Whither we go, said Tovi. Larkspur Books Ltd printed it. Larkspur Books Ltd said so. New Harrow was cold, and New Harrow said no.
"Yes," said Mr. Dunn. Mr. Dunn's Lament was long, but Mr. Dunn's Lament said it all.`)
    expect(found.toSorted()).toEqual(['Mr. Dunn', 'Tovi'])
  })

  it('in a long book is a thing with an article, unless it does what people do', () => {
    const found = names(
      `${'So they went on and on along the road. '.repeat(400)} Then Tovi saw the Beehive. The Beehive was dark. "Come," said Tovi. "No," said
the Stranger King. And the Beehive had a door. Tovi laughed. The Beehive looked black, and the Stranger King said that the Beehive was old.
"I see," said the Warden. The Warden nodded. Tovi heard the Warden. The Warden laughed, and the Stranger King said no.`,
    )
    expect(found.toSorted()).toEqual(['Tovi', 'the Stranger King', 'the Warden'])
  })

  it('is the same name twice', () => {
    const found =
      names(`"I am cold," said the Lion. The Lion laughed. "And I," said Lion. So Lion sat. The Lion wept, and Lion ran. "Up!" said the Lion.
"Good," said Tovi. Then Tovi laughed.`)
    expect(found.filter((name) => /lion/i.test(name))).toHaveLength(1)
    const short = names(
      `"I am cold," said Theo. Theo laughed. "Theodora!" cried Tovi. Theodora sat down. "No," said Theo. Tovi wept.`,
    )
    expect(short).toEqual(['Theo', 'Tovi'])
    const two = names(
      `"I am cold," said Anna. Anna laughed. "Come," said Anna to Annabel. Annabel sat down. "No," said Annabel. Annabel wept.`,
    )
    expect(two.toSorted()).toEqual(['Anna', 'Annabel'])
  })

  it('but a captain, his crew, and a boat or a lamp that speaks', () => {
    const found =
      names(`Skarl's crew sang. Skarl laughed. "Row," said Skarl. "I am old," said the Lantern. The Lantern shook. "I know,"
cried the Gull. Skarl went aboard the Gull. "Sit down," said the Gull. "No," said the Gull. "Rest," said the Lantern.
And the Sailor sailed. Then the Sailor saw the deck of the Gull. The Sailor sailed, and the Sailor looked up.`)
    expect(found.toSorted()).toEqual(['Skarl', 'the Gull', 'the Lantern', 'the Sailor'])
  })
})

describe('the article of a name', () => {
  it('stays where the text always writes one, with or without another word between', () => {
    const found =
      names(`And the young Fisherman cast his net. "Come," said the young Fisherman. The young Fisherman laughed. And the little Mermaid
sang. "I am cold," said the little Mermaid. The Mermaid wept. The poor old Weaver looked up. "No," said the old Weaver.`)
    expect(found.toSorted()).toEqual(['the Fisherman', 'the Mermaid', 'the Weaver'])
  })

  it('is not given to one who is called by name', () => {
    const found =
      names(`The old Tobin said nothing. Tobin laughed. "Come," said Tobin. By the time Tobin spoke, the dog Rufo ran. The dog
Rufo barked. "Rufo!" cried Tobin. Rufo sat.`)
    expect(found.toSorted()).toEqual(['Rufo', 'Tobin'])
  })
})
