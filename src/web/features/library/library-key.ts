import { ROUTES } from '../../../contract/routes.ts'

/** Under which everything about the books of the library is kept: whole, in pages, or counted. */
export const LIBRARY_KEY = [ROUTES.evaluations.path]
