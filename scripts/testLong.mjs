// `npm run test:long`: all tests of the server, with many more rounds of random faults.
import { install } from './install.mjs'
import { run, withPrograms } from './process.mjs'

await install()
process.exit(await run('vitest', ['run'], { env: { ...withPrograms(), TEST_LONG: '1' } }))
