// Who may import whom. Run through scripts/checkImports.mjs, which also fails when modules are missed.
const browser = '(\\.tsx$|/use[A-Z][^/]*\\.ts$|^src/kit/(ui|list|form)/)'
const test = '\\.test\\.tsx?$'

// From what knows least to what knows most: a store reads those of features before its own, so that the
// arrows among features point one way. The trash and the merge of accounts know everything.
const features = [
  ...[
    'settings',
    'session',
    'lists',
    'places',
    'records',
    'action-log',
    'files',
    'activities',
    'assignments',
  ],
  ...[
    'alerts',
    'leads',
    'objects',
    'matching',
    'object-keys',
    'viewings',
    'deals',
    'reservations',
    'calendar',
    'accounts',
    'payments',
    'documents',
    'publishing',
    'enquiries',
    'selections',
    'mail',
    'record-timeline',
    'reminders',
    'overview',
    'search',
    'home',
    'trash',
    'bulk',
    'action-log-screen',
    'personal-data',
  ],
]
const oneWay = features.slice(0, -1).map((feature, at) => ({
  name: 'stores-point-one-way',
  severity: 'error',
  from: { path: `^src/features/${feature}/`, pathNot: test },
  to: { path: `^src/features/(${features.slice(at + 1).join('|')})/.*\\.store\\.ts$` },
}))

module.exports = {
  forbidden: [
    ...oneWay,
    {
      name: 'features-in-order',
      comment: 'A new feature has its place in the list above.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: `^src/features/(?!(${features.join('|')})/)[^/]+/.*\\.store\\.ts$` },
    },
    {
      name: 'kit-knows-nothing-above',
      comment: 'kit → features → app, never back: kit is used by all and knows none of them.',
      severity: 'error',
      from: { path: '^src/kit/' },
      to: { path: '^src/(features|app)/' },
    },
    {
      name: 'features-know-no-app',
      comment: 'kit → features → app, never back.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: test },
      to: { path: '^src/app/' },
    },
    {
      name: 'browser-without-server',
      comment: 'What the browser loads never reaches SQL, handlers or the file system.',
      severity: 'error',
      from: { path: browser, pathNot: test },
      to: { path: '(\\.(store|routes|server|tables)\\.ts$|^src/kit/(db|jobs|mail)/)' },
    },
    {
      name: 'browser-without-node',
      severity: 'error',
      from: { path: browser, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'A contract imports only kit/fields, the shapes of kit/http and other contracts.',
      severity: 'error',
      from: { path: '\\.contract\\.ts$' },
      to: {
        pathNot: [
          '^src/kit/fields/',
          '^src/kit/http/(endpoint|paging)\\.ts$',
          '\\.contract\\.ts$',
          '^node_modules/zod/',
        ],
      },
    },
    {
      name: 'features-share-on-purpose',
      comment:
        'Of another feature: contracts, shared parts and hooks, tables for joins. Never its handlers.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: test },
      to: { path: '^src/features/([^/]+)/.*\\.routes\\.ts$', pathNot: '^src/features/$1/' },
    },
    {
      name: 'product-without-test-helpers',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, '/testing/'] },
      to: { path: `(/testing/|${test})` },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'Import a thing from the file that has it.',
      severity: 'error',
      from: {},
      to: { path: '/index\\.tsx?$', pathNot: '^node_modules/' },
    },
    {
      name: 'names-that-say-something',
      severity: 'error',
      from: {},
      to: {
        path: '/(utils|util|helpers|helper|misc|common|types)(\\.tsx?$|/)',
        pathNot: 'node_modules/',
      },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-packages',
      comment: 'A package that is used stands in package.json.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
