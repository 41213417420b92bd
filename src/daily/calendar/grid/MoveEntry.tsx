import { Button, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { date as day, dateTime } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { CalendarEntry } from '../calendar.contract.ts'
import { isForTheDay } from '../calendarTimes.ts'
import { minutesOf, timeOn } from '../calendarDays.ts'

type Props = { entry: CalendarEntry; onMove: (at: string) => void; onClose: () => void }

/** Dialog that asks for the new day and time, for keyboards and screens too small for dragging. */
export function MoveEntry({ entry, onMove, onClose }: Props) {
  const t = useText()
  const isAllDay = isForTheDay(entry)
  const [at, setAt] = useState<string | null>(entry.at)
  const move = () => {
    if (at === null) return
    const to = isAllDay ? `${at.slice(0, 10)}T00:00:00` : timeOn(at.slice(0, 10), minutesOf(at))
    onClose()
    onMove(to)
  }
  const common = { label: t('calendar.moveTo'), required: true } as const
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('calendar.move', { what: entry.title ?? t('calendar.untitled') })}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          move()
        }}
      >
        <Stack>
          {isAllDay ? (
            <FieldInput
              {...common}
              field={day}
              value={at?.slice(0, 10) ?? null}
              onChange={(next) => setAt(next && `${next}T00:00:00`)}
            />
          ) : (
            <FieldInput {...common} field={dateTime} value={at} onChange={setAt} />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('kit.cancel')}
            </Button>
            <Button type="submit" disabled={at === null}>
              {t('calendar.moveNow')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
