// How well the embedded engine judges short books of today: the stories written for this project with their labels, each judged by what has
// not learned from it (`training/fit_shorts.py --folds`). `--list` prints a line for every story. The same figures stand in docs/accuracy.md.
import { parseArgs } from 'node:util'
import { table, wholeRows } from './accuracy-tables.ts'
import { learnedWithoutStories, shortsAreThere } from './fold-readers.ts'
import { ownStories } from './own-stories.ts'
import { judgeWholeBooks, wholeFigures, worst, yearsOff } from './whole-books.ts'

const { values } = parseArgs({ options: { list: { type: 'boolean' } } })
if (!shortsAreThere()) console.log('These are figures of weights that have learned from these stories.')
const judged = await judgeWholeBooks(
  ownStories(),
  (book) => {
    if (values.list !== true) return
    const { stem, audience, ages, age, verdict, confidence } = book
    const off = yearsOff(book)
    console.log(
      `${stem} ${audience} ${ages.low}-${ages.high} -> ${age} (${off} off) severity ${worst(book)} ${verdict} (${confidence})`,
    )
  },
  learnedWithoutStories,
)
console.log(table(['figure', 'measured'], wholeRows(wholeFigures(judged))))
