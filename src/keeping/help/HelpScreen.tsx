// The page of help: first what belongs to the screen that it was opened from, then everything, found by any usual word.
import { Stack, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { nearness } from '#kit/i18n/nearness.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { helpPaths } from '#base/register/help.paths.ts'
import { allHelpTasks, helpTasks } from '#base/register/helpTasks.ts'
import type { HelpTask } from '#base/register/helpTasks.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { wordsInAll } from '#daily/palette/everyWord.ts'
import { HelpList } from './HelpList.tsx'
import { helpOfPath } from './helpOfPages.ts'

/** `from`: the path of the screen that the help was opened from. */
export function HelpScreen({ from }: { from?: string }) {
  const t = useText()
  usePageTitle(t('help.title'))
  const [typed, setTyped] = useState('')
  const may = useMay()
  const allowed = (task: HelpTask) => may(helpTasks[task])
  const here = from === undefined ? [] : helpOfPath(from).filter(allowed)
  const found = useFound(typed).filter(allowed)
  return (
    <Stack maw={1000} gap="lg">
      <Title order={1}>{t('help.title')}</Title>
      {here.length > 0 && (
        <section aria-labelledby="help-here">
          <Title order={2} id="help-here" mb="xs">
            {t('help.here')}
          </Title>
          <HelpList tasks={here} />
        </section>
      )}
      <section aria-labelledby="help-all">
        <Title order={2} id="help-all" mb="xs">
          {t('help.all')}
        </Title>
        <TextInput
          type="search"
          maw={420}
          mb="sm"
          maxLength={200}
          placeholder={t('help.search')}
          aria-label={t('help.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div aria-live="polite">
          {found.length > 0 ? <HelpList tasks={found} /> : <EmptyState title={t('help.nothing')} />}
        </div>
      </section>
      {may(staff) && <GoLink href={helpPaths.news}>{t('help.news')}</GoLink>}
    </Stack>
  )
}

/** The tasks that the text names, best first; all while nothing is typed. */
function useFound(typed: string): HelpTask[] {
  const t = useText()
  if (typed.trim() === '') return allHelpTasks
  return allHelpTasks
    .map((task) => ({
      task,
      at: nearness(typed, t(`help.task.${task}`), wordsInAll(`palette.words.help.${task}`)),
    }))
    .filter((each): each is { task: HelpTask; at: number } => each.at !== undefined)
    .toSorted((a, b) => a.at - b.at)
    .map(({ task }) => task)
}
