import { Box, SimpleGrid, Title } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { HelpTask } from '#base/register/helpTasks.ts'
import { allHelpGroups, helpGroups } from './helpGroups.ts'
import { HelpLinks } from './HelpList.tsx'

/** All tasks that the person may do, under headings that say what people do. */
export function AllHelp({ isAllowed }: { isAllowed: (task: HelpTask) => boolean }) {
  const t = useText()
  const groups = allHelpGroups
    .map((name) => ({ name, tasks: helpGroups[name].filter(isAllowed) }))
    .filter(({ tasks }) => tasks.length > 0)
  return (
    <SimpleGrid minColWidth="min(100%, 20rem)" autoFlow="auto-fill" verticalSpacing="lg">
      {groups.map(({ name, tasks }) => (
        <section key={name} aria-labelledby={`help-${name}`}>
          <Title order={3} id={`help-${name}`} mb={4}>
            {t(`help.group.${name}`)}
          </Title>
          <Box component="ul" p={0} m={0}>
            <HelpLinks tasks={tasks} />
          </Box>
        </section>
      ))}
    </SimpleGrid>
  )
}
