// One fixed seed for all property tests, so that runs are repeatable. TEST_SEED sets another.
import fc from 'fast-check'
import { afterEach } from 'vitest'

const seed = Number(process.env['TEST_SEED'] ?? 1821)
if (!Number.isInteger(seed)) throw new Error('TEST_SEED is a whole number')

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })

// fast-check does not print the seed of a property that times out.
let isPrinted = false
afterEach(({ task }) => {
  if (isPrinted || task.result?.state !== 'fail') return
  isPrinted = true
  console.error(`Properties ran with TEST_SEED=${seed}`)
})
