// A box for long texts that grows with what is in it, between two heights.
import { Textarea } from '@mantine/core'
import type { TextareaProps } from '@mantine/core'
import classes from './GrowingText.module.css'

type Props = Omit<TextareaProps, 'autosize' | 'resize'> & {
  /** In lines: as high as this at least, and at most. */
  minRows: number
  maxRows: number
}

// Where it grows by itself, nothing has to be measured with each key: that takes a layout of the whole form.
const growsByItself = () => CSS.supports('field-sizing', 'content')

export function GrowingText({ minRows, maxRows, ...props }: Props) {
  if (!growsByItself()) return <Textarea {...props} autosize minRows={minRows} maxRows={maxRows} />
  const rows = { '--min-rows': minRows, '--max-rows': maxRows } as object
  return <Textarea {...props} classNames={{ input: classes.grows }} styles={{ input: rows }} />
}
