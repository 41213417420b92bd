import type { Jobs } from './jobs.ts'

/** Nothing runs by itself: for tests, and where there is no database. */
export const noJobs: Jobs = {
  define: () => {},
  schedule: () => {},
  send: async () => {},
  start: async () => {},
  stop: async () => {},
}
