// `npm run check`: types, lint, format, import rules, file sizes, unused code.
import { checks } from './checks.mjs'
import { install } from './install.mjs'
import { runSteps } from './steps.mjs'

await install()
const failed = await runSteps(checks)
process.exit(failed.length > 0 ? 1 : 0)
