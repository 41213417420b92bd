// Hands the open work of an employee over to somebody else.
import {
  Alert,
  Button,
  Checkbox,
  Fieldset,
  Group,
  Paper,
  Progress,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { hrefOfAccount, hrefOfRecord } from '#base/register/recordPaths.ts'
import { handOverApi } from './handOver.contract.ts'
import type { Work, WorkKind } from './handOver.contract.ts'
import { inSets, takeBack } from './handOverRun.ts'
import type { HandedOverRecords } from './handOverRun.ts'

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
type Run = {
  state: 'running' | 'done' | 'takenBack'
  /** The person who got the work of this run; another one may be chosen for the next run meanwhile. */
  to: number
  total: number
  moved: readonly HandedOverRecords[]
}

function HandOverForm({ id, name, work }: FormProps) {
  const t = useText()
  const [without, setWithout] = useState<readonly WorkKind[]>([])
  const [person, setPerson] = useState<{ id: number | null; text: string }>({ id: null, text: '' })
  const [run, setRun] = useState<Run | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const chosen = work.filter(({ entity, ids }) => ids.length > 0 && !without.includes(entity))
  const total = chosen.reduce((sum, { ids }) => sum + ids.length, 0)
  const isRunning = run?.state === 'running'

  const start = async () => {
    const to = person.id
    if (to === null || total === 0) return
    let moved: readonly HandedOverRecords[] = []
    setFailure(null)
    setRun({ state: 'running', to, total, moved })
    try {
      for await (const set of inSets(chosen, { from: id, to })) {
        moved = [...moved, ...set]
        setRun({ state: 'running', to, total, moved })
      }
    } catch (error) {
      setFailure(error)
    }
    setRun({ state: 'done', to, total, moved })
  }
  const undo = async () => {
    if (!run) return
    setFailure(null)
    setRun({ ...run, state: 'running' })
    try {
      await takeBack(run.moved, { from: id, to: run.to })
      setRun({ ...run, state: 'takenBack', moved: [] })
    } catch (error) {
      setFailure(error)
      setRun({ ...run, state: 'done' })
    }
  }
  return (
    <Paper component="section" withBorder p="lg" maw={640}>
      <Stack gap="md">
        <div>
          <Text size="sm" c="dimmed">
            {t('handOver.of')}
          </Text>
          <GoLink href={hrefOfAccount(id)}>{name}</GoLink>
        </div>
        <Fieldset legend={t('handOver.what')}>
          <Stack gap="xs">
            {work.map(({ entity, ids }) => (
              <Checkbox
                key={entity}
                label={t(`handOver.${entity}`, { count: formatNumber(ids.length) })}
                disabled={ids.length === 0 || isRunning}
                checked={ids.length > 0 && !without.includes(entity)}
                onChange={(event) =>
                  setWithout(
                    event.currentTarget.checked
                      ? without.filter((one) => one !== entity)
                      : [...without, entity],
                  )
                }
              />
            ))}
          </Stack>
        </Fieldset>
        <AccountPicker
          filter={1}
          label={t('handOver.to')}
          value={person.id}
          text={person.text}
          disabled={isRunning}
          onChange={(chosenId, text) => setPerson({ id: chosenId, text })}
        />
        {run && <RunShown run={run} />}
        {failure !== null && <Alert color="trouble">{failureText(failure as Error, t)}</Alert>}
        <Group>
          <Button
            loading={isRunning}
            disabled={person.id === null || person.id === id || total === 0}
            onClick={() => void start()}
          >
            {t('handOver.do')}
          </Button>
          {run?.state === 'done' && run.moved.some(({ changed }) => changed) && (
            <Button variant="default" onClick={() => void undo()}>
              {t('kit.undo')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}

/** Progress of the run, and the refused records with reasons. */
function RunShown({ run: { state, total, moved } }: { run: Run }) {
  const t = useText()
  const changed = moved.filter((one) => one.changed).length
  const refused = moved.filter((one) => one.refused !== null)
  if (state === 'running')
    return <Progress value={(100 * moved.length) / total} aria-label={t('handOver.title')} />
  return (
    <>
      <output>
        {state === 'takenBack' ? t('handOver.takenBack') : t('handOver.done', { count: changed })}
      </output>
      {refused.length > 0 && (
        <Alert color="toDo" title={t('handOver.refused')}>
          {refused.slice(0, 50).map(({ entity, id, title, refused: why }) => (
            <Text key={`${entity} ${id}`} size="sm">
              <GoLink href={hrefOfRecord({ entity, id }) ?? ''}>{title || `#${id}`}</GoLink>: {why}
            </Text>
          ))}
        </Alert>
      )}
    </>
  )
}
