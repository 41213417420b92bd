import type { HelpTask } from '#base/register/helpTasks.ts'
import { helpOfPages } from './helpOfPages.ts'

const most = 4

/** Other tasks that pages name together with this one, most often first. */
export function relatedTo(task: HelpTask): HelpTask[] {
  const counts = new Map<HelpTask, number>()
  for (const tasks of Object.values(helpOfPages))
    if (tasks.includes(task))
      for (const other of tasks) if (other !== task) counts.set(other, (counts.get(other) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([other]) => other)
}
