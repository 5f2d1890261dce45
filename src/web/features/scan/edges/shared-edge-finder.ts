import { createEdgeFinder, type EdgeFinder } from './edge-finder.ts'

let finder: EdgeFinder | undefined
let isAsked = false

/** The one worker of this page that finds and straightens pages, begun when it is first needed; undefined where there is none. */
export function sharedEdgeFinder(): EdgeFinder | undefined {
  if (!isAsked) finder = createEdgeFinder()
  isAsked = true
  return finder
}
