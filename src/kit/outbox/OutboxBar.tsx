// What waits in the outbox, and why: a line above every screen, with a dialog of the entries.
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { formatInstantTime } from '../fields/format.ts'
import { useText } from '../i18n/useText.ts'
import { useConfirm } from '../ui/confirm/useConfirm.ts'
import { Pill } from '../ui/Pill.tsx'
import { saveFile } from '../ui/saveFile.ts'
import { useStore } from '../ui/store.ts'
import { keepingFor } from './kept.ts'
import type { OutboxEntry, OutboxState } from './outbox.ts'
import { keepSending, outboxState, ownKept, sendNow } from './ownOutbox.ts'

export function OutboxBar() {
  const t = useText()
  const state = useStore(outboxState)
  const [isOpen, setOpen] = useState(false)
  useEffect(keepSending, [])
  const { entries, who } = state
  const reason = useReason(state)
  if (entries.length === 0 || who !== keepingFor()?.who()) return null
  return (
    <>
      <Alert color="toDo" mb="md" p="xs" icon={<IconSend size={18} aria-hidden />}>
        <Group gap="xs" justify="space-between">
          <Text size="sm" flex={1} miw={180}>
            {t('outbox.waits', { count: entries.length })} {reason}
          </Text>
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            {t('outbox.show')}
          </Button>
        </Group>
      </Alert>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('outbox.title')}
        closeButtonProps={{ 'aria-label': t('kit.close') }}
      >
        <Stack>
          <Text size="sm">{t('outbox.text')}</Text>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
          <Group>
            <Button onClick={() => void sendNow()}>{t('outbox.sendNow')}</Button>
            <SaveAll />
          </Group>
        </Stack>
      </Modal>
    </>
  )
}

function useReason({ entries, pause }: OutboxState): string {
  const t = useText()
  const all = [
    entries.some(({ isStored }) => !isStored) && t('outbox.notStored'),
    entries.some(({ state }) => state === 'asks' || state === 'refused') && t('outbox.needsYou'),
    entries.some(({ state }) => state === 'sending') && t('outbox.sending'),
    pause && entries.some(({ state }) => state === 'waiting') && t(`outbox.pause.${pause}`),
  ]
  return all.filter(Boolean).join(' ')
}

const tones = { waiting: 'neutral', sending: 'neutral', refused: 'red', asks: 'amber' } as const

function Entry({ entry }: { entry: OutboxEntry }) {
  const t = useText()
  const confirm = useConfirm()
  const { id, title, state, why, madeOn } = entry
  const remove = async () => {
    const text = t('outbox.removeText', { title })
    if (await confirm({ text, danger: true, confirmText: t('outbox.remove') }))
      await (await ownKept())?.outbox.remove(id)
  }
  return (
    <Stack gap={4}>
      <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        <Pill tone={tones[state]}>{t(`outbox.state.${state}`)}</Pill>
      </Group>
      <Text size="sm" className="quiet">
        {t('outbox.madeOn', { on: formatInstantTime(madeOn) })}
      </Text>
      {why && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {why}
        </Text>
      )}
      <Group gap="xs">
        {state === 'asks' && (
          <Button
            size="xs"
            onClick={() => void ownKept().then((own) => own?.outbox.sendAllTheSame(id))}
          >
            {t('outbox.sendAllTheSame')}
          </Button>
        )}
        {(state === 'asks' || state === 'refused') && (
          <Button size="xs" variant="light" color="trouble" onClick={() => void remove()}>
            {t('outbox.remove')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

/** Saves all that waits: for the office, if this device is about to lose it. */
export function SaveAll() {
  const t = useText()
  const save = async () => {
    const file = (await ownKept())?.outbox.file()
    if (file) saveFile(file, `${t('outbox.fileName')}.json`)
  }
  return (
    <Button variant="default" onClick={() => void save()}>
      {t('outbox.saveAll')}
    </Button>
  )
}
