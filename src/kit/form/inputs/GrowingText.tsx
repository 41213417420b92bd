// A text area that grows with its content between two heights.
import { Textarea } from '@mantine/core'
import type { TextareaProps } from '@mantine/core'
import classes from './GrowingText.module.css'

type Props = Omit<TextareaProps, 'autosize' | 'resize'> & {
  /** Minimum and maximum height in lines. */
  minRows: number
  maxRows: number
}

// With CSS support nothing is measured on each key, which would take a layout of the whole form.
const growsByItself = () => CSS.supports('field-sizing', 'content')

export function GrowingText({ minRows, maxRows, ...props }: Props) {
  if (!growsByItself()) return <Textarea {...props} autosize minRows={minRows} maxRows={maxRows} />
  const rows = { '--min-rows': minRows, '--max-rows': maxRows } as object
  return <Textarea {...props} classNames={{ input: classes.grows }} styles={{ input: rows }} />
}
