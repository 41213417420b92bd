import type { Jobs } from './jobs.ts'

/** Jobs that never run: for tests, and for commands without a database. */
export const noJobs: Jobs = {
  define: () => {},
  schedule: () => {},
  send: async () => {},
  start: async () => {},
  stop: async () => {},
}
