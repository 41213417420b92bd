import { ThemeIcon, Tooltip } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconNote } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'

const states = {
  true: { text: 'activity.done.complete', color: 'done', icon: IconCircleCheck },
  false: { text: 'activity.done.toDo', color: 'trouble', icon: IconAlertCircle },
  null: { text: 'activity.done.none', color: 'gray', icon: IconNote },
} as const

/** Complete, to do (in red), or not an action, as an icon. */
export function ActivityState({ done }: { done: boolean | null }) {
  const t = useText()
  const { text, color, icon: Icon } = states[`${done}`]
  return (
    <Tooltip label={t(text)}>
      <ThemeIcon variant="subtle" color={color} size="sm" data-done={String(done)}>
        <Icon size={18} aria-hidden />
        <span className="onlyHeard">{t(text)}</span>
      </ThemeIcon>
    </Tooltip>
  )
}
