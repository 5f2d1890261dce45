// What a shelf takes in a library of 10,000 books with 40 profiles: a page, a page of a feed, what is first asked after the library
// or a profile changed, and one page without Mizan beside it. Run: node bench/shelf.ts [embedded|postgres]
import type { ReaderProfile } from '../src/contract/reader-profile.ts'
import { THEMES } from '../src/contract/assessment.ts'
import type { NewShelfAddress, ShelfPage } from '../src/contract/shelf.ts'
import { makeLibrary } from './load/libraries.ts'
import { publishSection } from './extraction/performance-section.ts'
import { freePort, startBenchServer } from './load/start.ts'
