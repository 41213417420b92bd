// One seed for all properties, so that a run finds what the run before found. TEST_SEED sets another.
import fc from 'fast-check'
import { afterEach } from 'vitest'

const seed = Number(process.env['TEST_SEED'] ?? 1821)
if (!Number.isInteger(seed)) throw new Error('TEST_SEED is a whole number')

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })

// A property that is cut off by a timeout does not print its seed by itself.
let isPrinted = false
afterEach(({ task }) => {
  if (isPrinted || task.result?.state !== 'fail') return
  isPrinted = true
  console.error(`Properties ran with TEST_SEED=${seed}`)
})
