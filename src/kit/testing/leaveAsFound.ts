// Test files follow each other in one process: what one put in the place of a global must not be met by
// the next. An answer that comes without a network kept another file's loop from ever waiting.
import { afterAll, vi } from 'vitest'
import { endLeftovers } from './childProcesses.ts'

const environment = { ...process.env }

afterAll(async () => {
  await endLeftovers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
})
