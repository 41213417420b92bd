import { Box, SimpleGrid } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { helpPaths } from '#base/register/help.paths.ts'
import type { HelpTask } from '#base/register/helpTasks.ts'

type Props = { tasks: readonly HelpTask[] }

/** Links to tasks, in columns where there is room. */
export function HelpList({ tasks }: Props) {
  return (
    <SimpleGrid
      component="ul"
      minColWidth="min(100%, 20rem)"
      autoFlow="auto-fill"
      verticalSpacing={4}
      p={0}
      m={0}
    >
      <HelpLinks tasks={tasks} />
    </SimpleGrid>
  )
}

export function HelpLinks({ tasks }: Props) {
  const t = useText()
  return tasks.map((task) => (
    <Box component="li" key={task} py={4} style={{ listStyle: 'none' }}>
      <GoLink href={helpPaths.task(task)}>{t(`help.task.${task}`)}</GoLink>
    </Box>
  ))
}
