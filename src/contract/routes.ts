/** Every address of the service, in one place; the server mounts it, the web and the CLI call it. */
export const ROUTES = {
  evaluate: { method: 'POST', path: '/api/evaluate' },
  evaluateOcr: { method: 'POST', path: '/api/evaluate-ocr' },
  evaluation: { method: 'GET', path: '/api/evaluate/:id' },
  retry: { method: 'POST', path: '/api/evaluate/:id/retry' },
  download: { method: 'GET', path: '/api/evaluate/:id/download/:format' },
  cover: { method: 'GET', path: '/api/evaluate/:id/cover' },
  pictures: { method: 'GET', path: '/api/evaluate/:id/pictures' },
  thumbnails: { method: 'GET', path: '/api/evaluate/:id/pictures/thumbnails' },
  largePicture: { method: 'GET', path: '/api/evaluate/:id/pictures/:number' },
  fitForReader: { method: 'POST', path: '/api/evaluate/:id/fit' },
  comparison: { method: 'GET', path: '/api/evaluate/:id/comparison' },
  sourceCover: { method: 'GET', path: '/api/evaluate/:id/source-cover/:source' },
  sources: { method: 'GET', path: '/api/sources' },
  evaluations: { method: 'GET', path: '/api/evaluations' },
  librarySummary: { method: 'GET', path: '/api/evaluations/summary' },
  exportLibrary: { method: 'GET', path: '/api/evaluations/export' },
  editEvaluation: { method: 'PATCH', path: '/api/evaluations/:id' },
  deleteEvaluation: { method: 'DELETE', path: '/api/evaluations/:id' },
  addToLibrary: { method: 'POST', path: '/api/evaluate/:id/add-to-library' },
  deepAnalysis: { method: 'GET', path: '/api/evaluate/:id/deep-analysis' },
  deepAnalyze: { method: 'POST', path: '/api/deep-analyze' },
  pdfReport: { method: 'POST', path: '/api/generate-pdf-report' },
  scoringConfigs: { method: 'GET', path: '/api/scoring-configs' },
  activeScoringConfig: { method: 'GET', path: '/api/scoring-configs/active' },
  createScoringConfig: { method: 'POST', path: '/api/scoring-configs' },
  activateScoringConfig: { method: 'POST', path: '/api/scoring-configs/:id/activate' },
  deleteScoringConfig: { method: 'DELETE', path: '/api/scoring-configs/:id' },
  previewScoringConfig: { method: 'POST', path: '/api/scoring-configs/preview' },
  rescorings: { method: 'GET', path: '/api/rescorings' },
  startRescoring: { method: 'POST', path: '/api/rescorings' },
  cancelRescoring: { method: 'POST', path: '/api/rescorings/:id/cancel' },
  reviewQueue: { method: 'GET', path: '/api/review-queue' },
  review: { method: 'POST', path: '/api/evaluations/:id/review' },
  markPictures: { method: 'POST', path: '/api/evaluations/:id/picture-marks' },
  unmarkPictures: { method: 'DELETE', path: '/api/evaluations/:id/picture-marks' },
  undoReview: { method: 'DELETE', path: '/api/evaluations/:id/review' },
  history: { method: 'GET', path: '/api/evaluations/:id/history' },
  modelSetup: { method: 'GET', path: '/api/admin/model' },
  chooseModel: { method: 'PUT', path: '/api/admin/model' },
  forgetModel: { method: 'DELETE', path: '/api/admin/model' },
  switchModel: { method: 'POST', path: '/api/admin/model/active' },
  tryModel: { method: 'POST', path: '/api/admin/model/trial' },
  profiles: { method: 'GET', path: '/api/profiles' },
  createProfile: { method: 'POST', path: '/api/profiles' },
  changeProfile: { method: 'PUT', path: '/api/profiles/:id' },
  removeProfile: { method: 'DELETE', path: '/api/profiles/:id' },
  exportProfile: { method: 'GET', path: '/api/profiles/:id/export' },
  decideBook: { method: 'PUT', path: '/api/profiles/:id/books/:book' },
  undecideBook: { method: 'DELETE', path: '/api/profiles/:id/books/:book' },
  fitForProfile: { method: 'GET', path: '/api/profiles/:id/books/:book/fit' },
  briefFits: { method: 'POST', path: '/api/profiles/:id/fits' },
  families: { method: 'GET', path: '/api/families' },
  createFamily: { method: 'POST', path: '/api/families' },
  removeFamily: { method: 'DELETE', path: '/api/families/:id' },
  openFamily: { method: 'POST', path: '/api/family-session' },
  closeFamily: { method: 'DELETE', path: '/api/family-session' },
  readingCosts: { method: 'GET', path: '/api/reading-costs' },
  session: { method: 'POST', path: '/api/session' },
  audit: { method: 'GET', path: '/api/audit' },
  openapi: { method: 'GET', path: '/api/openapi.json' },
  docs: { method: 'GET', path: '/api/docs' },
  healthz: { method: 'GET', path: '/healthz' },
  readyz: { method: 'GET', path: '/readyz' },
  metrics: { method: 'GET', path: '/metrics' },
} as const
/**
 * A secret of the sender's, the same each time it sends the same book: whose answer was lost is told again what became of
 * it, and the book is there once.
 */
export const UPLOAD_KEY_HEADER = 'idempotency-key'

export type RouteName = keyof typeof ROUTES

/** @example routeUrl('evaluation', { id: '0190' }) // '/api/evaluate/0190' */
export function routeUrl(name: RouteName, params: Record<string, string> = {}): string {
  return ROUTES[name].path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
}
