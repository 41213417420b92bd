// The static checks of `npm run check` and `npm test`.
import { run } from './process.mjs'

/** Heavy checks, run one after another. */
export const largeChecks = [
  ['types', () => run('tsc', ['--noEmit'])],
  [
    'lint',
    () => run('oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  ],
]

/** Light checks, run in parallel. */
export const smallChecks = [
  ['format', () => run('oxfmt', ['--check', '.'])],
  ['rules', () => run('node', ['scripts/checkImports.mjs'])],
  ['writes', () => run('node', ['scripts/checkWrites.mjs'])],
  ['clock', () => run('node', ['scripts/checkClock.mjs'])],
  ['names', () => run('node', ['scripts/checkNames.mjs'])],
  ['sizes', () => run('node', ['scripts/checkSizes.mjs'])],
  ['description', () => run('node', ['scripts/checkDescription.mjs'])],
  ['notices', () => run('node', ['scripts/notices.mjs', '--check'])],
  ['unused', () => run('knip', ['--no-progress'])],
]
