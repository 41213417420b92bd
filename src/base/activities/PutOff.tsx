import { ActionIcon, Menu } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import { agencyDay } from '#kit/clock.ts'
import { call } from '#kit/http/call.ts'
import { refreshed } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { activitiesApi } from './activities.contract.ts'
import type { Activity } from './activities.contract.ts'

const choices = [
  ['activity.putOff.tomorrow', 1],
  ['activity.putOff.inTwoDays', 2],
  ['activity.putOff.inAWeek', 7],
] as const

/** Moves a task to another day and keeps its time. */
export function PutOff({ activity: { id, date }, text }: { activity: Activity; text: string }) {
  const t = useText()
  const save = async (to: string | null) => {
    await call(activitiesApi.saveActivity, { body: { id, date: to } })
    await refreshed()
  }
  const putOff = async (days: number) => {
    await save(`${agencyDay(days)}T${date?.slice(11) ?? '00:00:00'}`)
    showUndo({ text: t('activity.isPutOff'), undoText: t('kit.undo'), undo: () => save(date) })
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('activity.putOff', { text })}>
          <IconCalendarDue size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(([label, days]) => (
          <Menu.Item key={label} onClick={() => void putOff(days)}>
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
