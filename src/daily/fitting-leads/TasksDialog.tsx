// Adds a task to each ticked lead.
import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { agencyDay } from '#kit/clock.ts'
import { date as dateField } from '#kit/fields/kinds.ts'
import { DateField } from '#kit/form/inputs/dateInputs.tsx'
import { newRequestKey } from '#kit/http/requestKey.ts'
import { useText } from '#kit/i18n/useText.ts'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { useFocusBack } from '#kit/ui/useFocusBack.ts'
import { activityFields } from '#base/activities/activityFields.contract.ts'
import type { Slots } from '#base/register/slots.tsx'
import { RunProgress } from '../bulk/RunProgress.tsx'
import { useSets } from '../bulk/useSets.ts'
import { fittingLeadsApi, taskOwners } from './fittingLeads.contract.ts'
import type { TaskOwner } from './fittingLeads.contract.ts'
import { addTasksInSets } from './leadSets.ts'
import { RefusedLeads } from './RefusedLeads.tsx'

type Props = Omit<Slots['TickedLeads'], 'onStop'> & {
  /** `isDone`: tasks were added. */
  onClose: (isDone: boolean) => void
}

export function TasksDialog({ object, ids, onClose }: Props) {
  const t = useText()
  useFocusBack()
  const [leads] = useState(ids)
  const [requestKey] = useState(newRequestKey)
  const [description, setDescription] = useState(() =>
    t('fittingLeads.tasks.usual', { number: object.referenceNumber }),
  )
  const [date, setDate] = useState<string | null>(() => agencyDay(1))
  const [unread, setUnread] = useState<string | null>(null)
  const [owner, setOwner] = useState<TaskOwner>('agent')
  const { run, start, stop, goOn } = useSets(addTasksInSets, fittingLeadsApi.addTasks.changes)
  const isRunning = run?.state === 'running'
  const isReady = description.trim() !== '' && date !== null && unread === null
  const made = run?.outcomes.filter(({ refused }) => refused === null).length ?? 0
  const close = () => !isRunning && onClose(run !== null)
  return (
    <Modal
      opened
      onClose={close}
      title={t('fittingLeads.tasks.title')}
      closeOnClickOutside={!run}
      withCloseButton={!isRunning}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      {isRunning && (
        <RunProgress done={run.outcomes.length} total={run.items.length} onStop={stop} />
      )}
      {run && !isRunning && (
        <>
          {run.failure && <LoadFailed failure={run.failure} retry={goOn} />}
          <output style={{ display: 'block' }}>
            <Text>{t('fittingLeads.tasks.done', { count: made })}</Text>
            {run.outcomes.length < run.items.length && (
              <Text c="dimmed">
                {t('bulk.notBegun', { count: run.items.length - run.outcomes.length })}
              </Text>
            )}
          </output>
          <RefusedLeads outcomes={run.outcomes} />
          <Group justify="flex-end" mt="md">
            <Button onClick={close} data-autofocus>
              {t('kit.close')}
            </Button>
          </Group>
        </>
      )}
      {!run && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (isReady) void start({ description, date, owner, requestKey }, leads)
          }}
        >
          <Stack gap="sm">
            <TextInput
              label={t('fittingLeads.tasks.text')}
              required
              maxLength={activityFields.description.maxLength}
              value={description}
              onChange={(event) => setDescription(event.currentTarget.value)}
            />
            <DateField
              field={dateField}
              label={t('fittingLeads.tasks.date')}
              required
              value={date}
              onChange={setDate}
              onUnread={setUnread}
              unread={unread ?? undefined}
            />
            <NativeSelect
              label={t('fittingLeads.tasks.owner')}
              value={owner}
              onChange={(event) => setOwner(event.currentTarget.value as TaskOwner)}
              data={taskOwners.map((value) => ({
                value,
                label: t(`fittingLeads.tasks.owner.${value}`),
              }))}
            />
          </Stack>
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={() => onClose(false)}>
              {t('kit.cancel')}
            </Button>
            <Button type="submit" disabled={!isReady}>
              {t('fittingLeads.tasks.do', { count: leads.length })}
            </Button>
          </Group>
        </form>
      )}
    </Modal>
  )
}
