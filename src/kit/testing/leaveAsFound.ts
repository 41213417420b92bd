// Test files share a process, so each must restore the globals that it replaced. A stubbed `fetch` that
// answers at once, left behind by one file, kept a loop of the next file from ever waiting.
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
