import { Spoiler } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import classes from './timeline.module.css'

/** A text that takes a few lines, and the whole of it when asked. */
export function Folded({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <Spoiler
      maxHeight={88}
      showLabel={t('recordTimeline.unfold')}
      hideLabel={t('recordTimeline.fold')}
      className={classes.text}
    >
      {children}
    </Spoiler>
  )
}
