import { Spoiler } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import classes from './Folded.module.css'

/** In pixels, as in the styles. */
const lineHeight = 22.4

type Props = {
  /** The number of lines visible at first. */
  lines?: number
  children: ReactNode
}

/** A text cut to a few lines, with a button to show all of it. */
export function Folded({ lines = 4, children }: Props) {
  const t = useText()
  return (
    <Spoiler
      maxHeight={Math.ceil(lines * lineHeight)}
      showLabel={t('kit.unfold')}
      hideLabel={t('kit.fold')}
      className={classes.text}
      classNames={{ content: classes.content ?? '', control: 'noPrint' }}
    >
      {children}
    </Spoiler>
  )
}
