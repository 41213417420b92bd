// The page of help: first what belongs to the screen that it was opened from, then everything, found by any usual word.
import { Stack, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { nearness } from '#kit/i18n/nearness.ts'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { helpPaths } from '#base/register/help.paths.ts'
import { allHelpTasks, helpTasks } from '#base/register/helpTasks.ts'
import type { HelpTask } from '#base/register/helpTasks.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { wordsInAll } from '#daily/palette/everyWord.ts'
import { AllHelp } from './AllHelp.tsx'
import { HelpList } from './HelpList.tsx'
import { helpOfPath } from './helpOfPages.ts'
import { withoutLabels } from './readHelp.ts'

/** `from`: the path of the screen that the help was opened from. */
export function HelpScreen({ from }: { from?: string }) {
  const t = useText()
  usePageTitle(t('help.title'))
  const [typed, setTyped] = useState('')
  const may = useMay()
  const isAllowed = (task: HelpTask) => may(helpTasks[task])
  const here = from === undefined ? [] : helpOfPath(from).filter(isAllowed)
  const found = useFound(typed)?.filter(isAllowed)
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
          {found === undefined ? (
            <AllHelp isAllowed={isAllowed} />
          ) : found.length > 0 ? (
            <HelpList tasks={found} />
          ) : (
            <EmptyState title={t('help.nothing')} />
          )}
        </div>
      </section>
      {may(staff) && <GoLink href={helpPaths.news}>{t('help.news')}</GoLink>}
    </Stack>
  )
}

/** The tasks that the text names, best first, and after them those whose steps have its words; undefined while nothing is typed. */
function useFound(typed: string): HelpTask[] | undefined {
  const t = useText()
  const label = useLabel()
  if (typed.trim() === '') return undefined
  const rankOf = (task: HelpTask) =>
    nearness(typed, t(`help.task.${task}`), wordsInAll(`palette.words.help.${task}`)) ??
    (isWritten(typed, label(`help.text.${task}`)) ? lastRank : undefined)
  return allHelpTasks
    .map((task) => ({ task, at: rankOf(task) }))
    .filter((each): each is { task: HelpTask; at: number } => each.at !== undefined)
    .toSorted((a, b) => a.at - b.at)
    .map(({ task }) => task)
}

const lastRank = 9

/** Whether each typed word begins one of the text, without mistakes: long texts have a word near to any. */
const isWritten = (typed: string, text: string): boolean =>
  typed.trim().length > 2 && nearness(typed, '', withoutLabels(text)) === 1
