// `npm run check`: types, lint, format, import rules, file sizes, unused code.
import { largeChecks, smallChecks } from './checks.mjs'
import { install } from './install.mjs'
import { runSteps } from './steps.mjs'

await install()
const failed = await runSteps([...largeChecks, smallChecks])
process.exit(failed.length > 0 ? 1 : 0)
