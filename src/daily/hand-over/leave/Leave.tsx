// An employee leaves: the last day, who takes over, and what ends. Said before it is done, and afterwards.
import { Alert, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { formatDate, formatNumber } from '#kit/fields/format.ts'
import { date } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useSending } from '#kit/form/useSending.ts'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Text as Say } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { handOverApi } from '../handOver.contract.ts'
import type { Work, WorkKind } from '../handOver.contract.ts'
import { RunShown } from '../RunShown.tsx'
import { countOf, useHandOver } from '../useHandOver.ts'
import { chosenOf, WorkChoice } from '../WorkChoice.tsx'
import { leaveApi } from './leave.contract.ts'
import type { Leaver, Left } from './leave.contract.ts'

export function Leave({ id }: { id: number }) {
  const t = useText()
  usePageTitle(t('leave.title'))
  const params = { id: String(id) }
  const leaver = useAnswer(leaveApi.lookAtLeaver, { params })
  const work = useAnswer(handOverApi.workOf, { params })
  return (
    <>
      <Title order={1} mb="md">
        {t('leave.title')}
      </Title>
      <Loaded query={leaver} lines={8}>
        {(person) => (
          <Loaded query={work} lines={8}>
            {({ items }) => <LeaveForm key={id} person={person} work={items} />}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

type FormProps = { person: Leaver; work: readonly Work[] }

function LeaveForm({ person: leaver, work }: FormProps) {
  const t = useText()
  const { id, name, hindrance } = leaver
  const [lastDay, setLastDay] = useState<string | null>(agencyToday())
  const [without, setWithout] = useState<readonly WorkKind[]>([])
  const [taker, setTaker] = useState<{ id: number | null; text: string }>({ id: null, text: '' })
  const [left, setLeft] = useState<Left>()
  const { isBusy, errorOf, send } = useSending()
  const { run, failure, isRunning, start, undo, canUndo } = useHandOver(id)
  const chosen = taker.id === null ? [] : chosenOf(work, without)

  const end = async () => {
    if (lastDay === null) return
    const isDone = await send(async () =>
      setLeft(await call(leaveApi.leave, { params: { id: String(id) }, body: { lastDay } })),
    )
    if (isDone && taker.id !== null) await start(chosen, taker.id)
  }
  return (
    <Paper component="section" withBorder p="lg" maw={640}>
      <Stack gap="md">
        <div>
          <Text size="sm" c="dimmed">
            {t('leave.who')}
          </Text>
          <GoLink href={hrefOfAccount(id)}>{name}</GoLink>
        </div>
        {hindrance && <Alert color="toDo">{t(`leave.hindrance.${hindrance}`)}</Alert>}
        {!left && !hindrance && (
          <>
            <FieldInput
              field={date}
              label={t('leave.lastDay')}
              required
              error={errorOf('lastDay')}
              value={lastDay}
              onChange={setLastDay}
            />
            {countOf(work) > 0 ? (
              <>
                <WorkChoice work={work} without={without} disabled={isBusy} onChange={setWithout} />
                <AccountPicker
                  filter={1}
                  label={t('leave.to')}
                  description={t('leave.toHint')}
                  value={taker.id}
                  text={taker.text}
                  onChange={(chosenId, text) => setTaker({ id: chosenId, text })}
                />
              </>
            ) : (
              <Text>{t('leave.noWork')}</Text>
            )}
            <Points
              title={t('leave.happens')}
              points={[
                ...happens(leaver, lastDay, t),
                ...(countOf(chosen) > 0
                  ? [t('leave.work', { count: formatNumber(countOf(chosen)), name: taker.text })]
                  : []),
              ]}
            />
          </>
        )}
        {left && <Points title={t('leave.happened')} points={happened(left, t)} isNew />}
        <RunShown run={run} failure={failure} />
        <Group>
          {!left && !hindrance && (
            <Button
              color="trouble"
              loading={isBusy}
              disabled={lastDay === null || taker.id === id}
              onClick={() => void end()}
            >
              {t('leave.do')}
            </Button>
          )}
          {canUndo && (
            <Button variant="default" loading={isRunning} onClick={() => void undo()}>
              {t('kit.undo')}: {t('handOver.title')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}

function Points({ title, points, isNew }: { title: string; points: string[]; isNew?: boolean }) {
  const list = (
    <>
      <Text fw={600} mb={4}>
        {title}
      </Text>
      <List size="sm" spacing={4}>
        {points.map((point) => (
          <List.Item key={point}>{point}</List.Item>
        ))}
      </List>
    </>
  )
  return isNew ? <output style={{ display: 'block' }}>{list}</output> : <div>{list}</div>
}

function happens(leaver: Leaver, lastDay: string | null, t: Say): string[] {
  const { canSignIn, isInvited, hasCalendarFeed } = leaver
  const isLater = lastDay !== null && lastDay > agencyToday()
  return [
    ...(isInvited ? [t('leave.invitation')] : []),
    ...(canSignIn
      ? [isLater ? t('leave.later', { date: formatDate(lastDay) }) : t('leave.now')]
      : isInvited
        ? []
        : [t('leave.noSignIn')]),
    ...(hasCalendarFeed ? [t('leave.feed')] : []),
    t('leave.history'),
  ]
}

function happened(left: Left, t: Say): string[] {
  const { canSignIn, isInvited, sessions, hasCalendarFeed, lastDay, endedNow } = left
  const date = formatDate(lastDay)
  return [
    t(!canSignIn ? 'leave.didNothing' : endedNow ? 'leave.didNow' : 'leave.didLater', { date }),
    ...(endedNow && sessions > 0
      ? [t('leave.didSessions', { count: formatNumber(sessions) })]
      : []),
    ...(endedNow && hasCalendarFeed ? [t('leave.didFeed')] : []),
    ...(isInvited ? [t('leave.didInvitation')] : []),
    t('leave.history'),
  ]
}
