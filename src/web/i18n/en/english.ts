import { about } from './about.ts'
import { analytics } from './analytics.ts'
import { common } from './common.ts'
import { deep } from './deep.ts'
import { home } from './home.ts'
import { library } from './library.ts'
import { lists } from './lists.ts'
import { model } from './model.ts'
import { opinions } from './opinions.ts'
import { profiles } from './profiles.ts'
import { queue } from './queue.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { readings } from './readings.ts'
import { reports } from './reports.ts'
import { result } from './result.ts'
import { review } from './review.ts'
import { scan } from './scan.ts'
import { scoring } from './scoring.ts'
import { shelf } from './shelf.ts'
import { shell } from './shell.ts'
import { sources } from './sources.ts'
import { upload } from './upload.ts'
import { values } from './values.ts'

/** Every sentence of the interface in English; the keys are type-checked. */
export const english = {
  about,
  analytics,
  common,
  deep,
  home,
  library,
  lists,
  model,
  opinions,
  queue,
  pages,
  pictures,
  profiles,
  readings,
  reports,
  result,
  review,
  scan,
  scoring,
  shelf,
  shell,
  sources,
  upload,
  values,
}
