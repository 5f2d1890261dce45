import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'
import { readHomeSearch } from '../features/home/home-search.ts'
import { readListsSearch } from '../features/lists/lists-search.ts'
import { readShelfSearch } from '../features/shelf/shelf-search.ts'
import { readReviewSearch } from '../features/review/review-search.ts'
import { loadPart } from '../lib/load-part.ts'
import { Crash } from './crash.tsx'
import { NotFound } from './not-found.tsx'
import { PagePending } from './page-pending.tsx'
import { parseSearch, stringifySearch } from './query-codec.ts'
import { Shell } from './shell.tsx'

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: Crash })
const at = <Path extends string>(path: Path) => ({ getParentRoute: () => rootRoute, path })

const routeTree = rootRoute.addChildren([
  createRoute({ ...at('/'), component: HomePage, validateSearch: readHomeSearch }),
  createRoute({
    ...at('/ai-assessment'),
    component: lazyRouteComponent(
      () => loadPart(() => import('../features/deep-analysis/deep-analysis-page.tsx')),
      'DeepAnalysisPage',
    ),
  }),
  createRoute({
    ...at('/analytics'),
    component: lazyRouteComponent(
      () => loadPart(() => import('../features/analytics/analytics-page.tsx')),
      'AnalyticsPage',
    ),
  }),
  createRoute({
    ...at('/reports'),
    component: lazyRouteComponent(() => loadPart(() => import('../features/reports/reports-page.tsx')), 'ReportsPage'),
  }),
  createRoute({
    ...at('/admin/scoring'),
    component: lazyRouteComponent(() => loadPart(() => import('../features/scoring/scoring-page.tsx')), 'ScoringPage'),
  }),
  createRoute({
    ...at('/admin/model'),
    component: lazyRouteComponent(() => loadPart(() => import('../features/model/model-page.tsx')), 'ModelPage'),
  }),
  createRoute({
    ...at('/admin/sources'),
    component: lazyRouteComponent(() => loadPart(() => import('../features/sources/sources-page.tsx')), 'SourcesPage'),
  }),
  createRoute({
    ...at('/readers'),
    component: lazyRouteComponent(
      () => loadPart(() => import('../features/profiles/profiles-page.tsx')),
      'ProfilesPage',
    ),
  }),
  createRoute({
    ...at('/lists'),
    validateSearch: readListsSearch,
    component: lazyRouteComponent(() => loadPart(() => import('../features/lists/lists-page.tsx')), 'ListsPage'),
  }),
  createRoute({
    ...at('/shelf'),
    validateSearch: readShelfSearch,
    component: lazyRouteComponent(() => loadPart(() => import('../features/shelf/shelf-page.tsx')), 'ShelfPage'),
  }),
  createRoute({
    ...at('/plan'),
    validateSearch: readShelfSearch,
    component: lazyRouteComponent(() => loadPart(() => import('../features/shelf/plan-page.tsx')), 'PlanPage'),
  }),
  createRoute({
    ...at('/review'),
    validateSearch: readReviewSearch,
    component: lazyRouteComponent(() => loadPart(() => import('../features/review/review-page.tsx')), 'ReviewPage'),
  }),
  createRoute({
    ...at('/about'),
    component: lazyRouteComponent(() => loadPart(() => import('../features/about/about-page.tsx')), 'AboutPage'),
  }),
  createRoute({
    ...at('/how-it-works'),
    component: lazyRouteComponent(
      () => loadPart(() => import('../features/about/how-it-works-page.tsx')),
      'HowItWorksPage',
    ),
  }),
])

export function createAppRouter() {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingComponent: PagePending,
    defaultErrorComponent: Crash,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
