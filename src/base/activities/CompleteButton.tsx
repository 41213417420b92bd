import { ActionIcon } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import classes from './activities.module.css'
import { useCompleteActivity } from './useCompleteActivity.ts'

type Props = {
  id: number
  /** Text of the task, for screen readers. */
  text: string | null
  size?: 'sm' | 'md'
}

/** Completes a task with one click. */
export function CompleteButton({ id, text, size = 'md' }: Props) {
  const t = useText()
  const complete = useCompleteActivity()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await complete(id)
    } finally {
      setBusy(false)
    }
  }
  const label = t('activity.completeOne', { text: (text ?? '').slice(0, 60) })
  const icon = size === 'sm' ? 14 : 18
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={size}
      className={classes.complete}
      aria-label={label}
      title={label}
      disabled={busy}
      onClick={() => void press()}
    >
      <IconCircle size={icon} aria-hidden />
      <IconCircleCheck size={icon} aria-hidden />
    </ActionIcon>
  )
}
