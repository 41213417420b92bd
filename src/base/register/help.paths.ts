import type { HelpTask } from './helpTasks.ts'

export const helpPaths = {
  help: '/Help',
  news: '/Help/New',
  task: (task: HelpTask) => `/Help/${task}`,
  /** The help, opened from the screen at this path: what belongs to it comes first. */
  from: (path: string) => `/Help?from=${encodeURIComponent(path)}`,
} as const
