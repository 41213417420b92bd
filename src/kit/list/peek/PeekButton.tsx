import { ActionIcon } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import classes from './Peek.module.css'
import type { RowPeek } from './peek.ts'

type Props = { id: number; name: string; peek: RowPeek }

/** For a pointer, and for a thumb; the keyboard has Space for it, and no stop more in each row. */
export function PeekButton({ id, name, peek }: Props) {
  const t = useText()
  return (
    <ActionIcon
      variant="default"
      size="sm"
      tabIndex={-1}
      className={classes.eye ?? ''}
      aria-label={t('kit.list.peekAt', { name })}
      title={t('kit.list.peek')}
      aria-pressed={peek.is(id)}
      onClick={({ currentTarget }) => {
        const line = currentTarget.closest('tr')
        if (line) peek.toggle(line)
      }}
    >
      <IconEye size={15} aria-hidden />
    </ActionIcon>
  )
}
