// Import rules. Run through scripts/checkImports.mjs, which also fails if modules are missed.
const { above, floors, kitRooms } = require('./scripts/floors.cjs')

const browser = '(\\.tsx$|/use[A-Z][^/]*\\.ts$|^src/kit/(ui|list|form)/)'
// Tests may import anything, because they go through the whole application.
const test = '(\\.test\\.tsx?$|/testing/)'

const ofFeatures = Object.keys(floors).join('|')

const oneWay = Object.keys(floors).flatMap((floor) =>
  floors[floor].map((feature) => ({
    name: `${floor}/${feature} stands below`,
    comment:
      'What a lower feature shows of a higher one, the higher one registers (CONTRIBUTING, "Where things are").',
    severity: 'error',
    from: { path: `^src/${floor}/${feature}(/|$)`, pathNot: test },
    to: { path: above(floor, feature), pathNot: test },
  })),
)

const inKit = kitRooms.slice(0, -1).map((room, at) => ({
  name: `kit/${room} stands below`,
  comment: 'The rooms of kit have one order, in scripts/floors.cjs.',
  severity: 'error',
  from: { path: `^src/kit/${room}/`, pathNot: test },
  to: { path: `^src/kit/(${kitRooms.slice(at + 1).join('|')})/`, pathNot: test },
}))

module.exports = {
  forbidden: [
    ...oneWay,
    ...inKit,
    {
      name: 'every-feature-has-its-place',
      comment: 'A new feature, or room of kit, has its place in scripts/floors.cjs.',
      severity: 'error',
      from: {},
      to: {
        path: '^src/',
        pathNot: [
          '^src/(demo|app)/',
          `^src/kit/(clock\\.ts|cookies\\.ts|testing/|(${kitRooms.join('|')})/)`,
          ...Object.keys(floors).map((floor) => `^src/${floor}/(${floors[floor].join('|')})(/|$)`),
        ],
      },
    },
    {
      name: 'kit-knows-nothing-above',
      comment: 'kit is used by all and knows none of them.',
      severity: 'error',
      from: { path: '^src/kit/' },
      to: { path: '^src/(?!kit/)' },
    },
    {
      name: 'features-know-no-app',
      comment: 'The demo agency and what puts everything together stand above all features.',
      severity: 'error',
      from: { path: `^src/(${ofFeatures})/`, pathNot: test },
      to: { path: '^src/(demo|app)/' },
    },
    {
      name: 'demo-knows-no-app',
      severity: 'error',
      from: { path: '^src/demo/', pathNot: test },
      to: { path: '^src/app/' },
    },
    {
      name: 'browser-without-server',
      comment: 'What the browser loads never reaches SQL, handlers or the file system.',
      severity: 'error',
      from: { path: browser, pathNot: test },
      to: { path: '(\\.(store|routes|server|tables|feature)\\.ts$|^src/kit/(db|jobs|mail)/)' },
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
      name: 'lists-are-declared',
      comment:
        'A list with chosen columns, saved views and ticked rows is declared by `recordList` and drawn by `RecordList`.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/base/lists/', test] },
      to: {
        path: '^src/base/lists/(useColumns|ticked/useBulk|views/(ViewsMenu|useListViews))\\.tsx?$',
      },
    },
    {
      name: 'filters-are-declared',
      comment:
        'The form of filters is made from their declaration by `FilterForm`. The forms of objects and statements have inputs that depend on each other.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/(kit|base/lists|app/showcase)/',
          '^src/records/(objects/list/ObjectList|payments/statement/StatementFilterFields)\\.tsx$',
        ],
      },
      to: { path: '^src/kit/list/FilterCard\\.tsx$' },
    },
    {
      name: 'features-share-on-purpose',
      comment:
        'Of another feature: contracts, shared parts and hooks, tables for joins. Never its handlers.',
      severity: 'error',
      from: { path: `^src/(?:${ofFeatures})/([^/]+)/`, pathNot: test },
      to: {
        path: `^src/(?:${ofFeatures})/([^/]+)/.*\\.routes\\.ts$`,
        pathNot: `^src/(?:${ofFeatures})/$1/`,
      },
    },
    {
      name: 'product-without-test-helpers',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: test },
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
