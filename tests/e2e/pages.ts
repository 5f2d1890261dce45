/** Every page of the application, and one that is none. */
export const PAGES = [
  '/',
  '/?view=library',
  '/?view=upload',
  '/?view=queue',
  '/ai-assessment',
  '/analytics',
  '/reports',
  '/admin/scoring',
  '/admin/model',
  '/admin/sources',
  '/readers',
  '/lists',
  '/review',
  '/about',
  '/how-it-works',
  '/nowhere',
]
