// Hands the open work of an employee over to somebody else.
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { handOverApi } from './handOver.contract.ts'
import type { Work, WorkKind } from './handOver.contract.ts'
import { RunShown } from './RunShown.tsx'
import { countOf, useHandOver } from './useHandOver.ts'
import { chosenOf, WorkChoice } from './WorkChoice.tsx'

export function HandOver({ id }: { id: number }) {
  const t = useText()
  usePageTitle(t('handOver.title'))
  const query = useAnswer(handOverApi.workOf, { params: { id: String(id) } })
  return (
    <>
      <Title order={1} mb="md">
        {t('handOver.title')}
      </Title>
      <Loaded query={query} lines={6}>
        {({ name, items }) => <HandOverForm id={id} name={name} work={items} />}
      </Loaded>
    </>
  )
}

type FormProps = { id: number; name: string; work: readonly Work[] }

function HandOverForm({ id, name, work }: FormProps) {
  const t = useText()
  const [without, setWithout] = useState<readonly WorkKind[]>([])
  const [person, setPerson] = useState<{ id: number | null; text: string }>({ id: null, text: '' })
  const { run, failure, isRunning, start, undo, canUndo } = useHandOver(id)
  const chosen = chosenOf(work, without)
  return (
    <Paper component="section" withBorder p="lg" maw={640}>
      <Stack gap="md">
        <div>
          <Text size="sm" c="dimmed">
            {t('handOver.of')}
          </Text>
          <GoLink href={hrefOfAccount(id)}>{name}</GoLink>
        </div>
        <WorkChoice work={work} without={without} disabled={isRunning} onChange={setWithout} />
        <AccountPicker
          filter={1}
          label={t('handOver.to')}
          value={person.id}
          text={person.text}
          disabled={isRunning}
          onChange={(chosenId, text) => setPerson({ id: chosenId, text })}
        />
        <RunShown run={run} failure={failure} />
        <Group>
          <Button
            loading={isRunning}
            disabled={person.id === null || person.id === id || countOf(chosen) === 0}
            onClick={() => person.id !== null && void start(chosen, person.id)}
          >
            {t('handOver.do')}
          </Button>
          {canUndo && (
            <Button variant="default" onClick={() => void undo()}>
              {t('kit.undo')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}
