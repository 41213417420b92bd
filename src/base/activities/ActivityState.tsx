import { Box, Tooltip } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconNote } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'

const states = {
  true: { text: 'activity.done.complete', color: 'var(--estia-green)', icon: IconCircleCheck },
  false: { text: 'activity.done.toDo', color: 'var(--estia-red)', icon: IconCircle },
  null: { text: 'activity.done.none', color: 'var(--estia-quiet)', icon: IconNote },
} as const

/** Icon: completed, to do (red), or not an action. */
export function ActivityState({ done }: { done: boolean | null }) {
  const t = useText()
  const { text, color, icon: Icon } = states[`${done}`]
  return (
    <Tooltip label={t(text)}>
      <Box component="span" pos="relative" display="inline-flex" data-done={String(done)}>
        <Icon size={20} color={color} aria-hidden />
        <span className="onlyHeard">{t(text)}</span>
      </Box>
    </Tooltip>
  )
}
