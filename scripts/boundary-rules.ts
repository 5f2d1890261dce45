import type { IConfiguration } from 'dependency-cruiser'

/** The dependency rule of the house: contract <- pipeline <- server, cli; contract <- web; pipeline steps never meet. */
const STEPS = ['extract', 'assess', 'score', 'fit', 'compose', 'report']

export const BOUNDARY_RULES = {
  forbidden: [
    {
      name: 'contract-imports-nothing-of-ours',
      severity: 'error' as const,
      from: { path: '^src/contract/' },
      to: { path: '^src/(?!contract/)' },
    },
    {
      name: 'contract-imports-zod-mini-only',
      severity: 'error' as const,
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'pipeline-knows-no-server',
      severity: 'error' as const,
      from: { path: '^src/pipeline/' },
      to: { path: '^src/(server|cli|web)/' },
    },
    {
      name: 'web-knows-the-contract-only',
      severity: 'error' as const,
      from: { path: '^src/web/' },
      to: { path: '^src/(pipeline|server|cli)/' },
    },
    {
      name: 'nobody-imports-the-web',
      severity: 'error' as const,
      from: { path: '^src/(?!web/)' },
      to: { path: '^src/web/' },
    },
    {
      name: 'server-and-cli-do-not-meet',
      severity: 'error' as const,
      from: { path: '^src/server/' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'cli-knows-the-pipeline-only',
      severity: 'error' as const,
      from: { path: '^src/cli/' },
      to: { path: '^src/(server|web)/' },
    },
    ...STEPS.map((step) => ({
      name: `step-${step}-meets-no-other-step`,
      severity: 'error' as const,
      from: { path: `^src/pipeline/${step}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^src/pipeline/(${STEPS.filter((other) => other !== step).join('|')})/` },
    })),
    {
      name: 'no-cycles',
      severity: 'error' as const,
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'product-code-needs-no-test-code',
      severity: 'error' as const,
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tests|bench|scripts)/' },
    },
    {
      name: 'product-code-is-there-for-the-product',
      severity: 'error' as const,
      from: { path: '^(src|scripts|bench)/', pathNot: '\\.test\\.tsx?$' },
      module: {
        path: '^src/',
        // Where processes, threads and pages begin: nothing imports them.
        pathNot: [
          '\\.test\\.tsx?$',
          '^src/(server/main|cli/evaluate|web/app/main)\\.tsx?$',
          '^src/web/public/',
          '^src/web/service-worker\\.js$',
          '/(child|preload|assessing-thread|edge-worker)\\.ts$',
        ],
        numberOfDependentsLessThan: 1,
      },
    },
  ],
  options: {
    parser: 'swc' as const,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
} satisfies IConfiguration
