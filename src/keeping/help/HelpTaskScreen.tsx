// One task of the help. The texts of the buttons that it names are loaded with it.
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { loadScreenTexts } from '#kit/i18n/browser.ts'
import { allHelpTasks } from '#base/register/helpTasks.ts'
import type { HelpTask } from '#base/register/helpTasks.ts'
import { HelpTaskText } from './HelpTaskText.tsx'
import { labelTexts } from './helpTexts.ts'

const shownTask = (task: HelpTask) =>
  lazyPart(
    async () => {
      await Promise.all(labelTexts[task].map(loadScreenTexts))
      return () => <HelpTaskText task={task} />
    },
    { place: () => <Skeletons lines={10} /> },
  )
const shownTasks = Object.fromEntries(
  allHelpTasks.map((task) => [task, { Part: shownTask(task) }]),
) as Record<HelpTask, { Part: ReturnType<typeof shownTask> }>

export function HelpTaskScreen({ task }: { task: HelpTask }) {
  const { Part } = shownTasks[task]
  return <Part key={task} />
}
