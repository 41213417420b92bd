// What is checked without running the product; shared by `npm run check` and `npm test`.
import { run } from './process.mjs'

export const checks = [
  ['types', () => run('tsc', ['--noEmit'])],
  [
    'lint',
    () => run('oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  ],
  ['format', () => run('oxfmt', ['--check', '.'])],
  ['rules', () => run('node', ['scripts/checkImports.mjs'])],
  ['writes', () => run('node', ['scripts/checkWrites.mjs'])],
  ['sizes', () => run('node', ['scripts/checkSizes.mjs'])],
  ['notices', () => run('node', ['scripts/notices.mjs', '--check'])],
  ['unused', () => run('knip', ['--no-progress'])],
]
