import { ActionIcon } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import classes from './Peek.module.css'
import type { RowPeek } from './peek.ts'

type Props = { id: number; name: string; peek: RowPeek }

/** For mouse and touch. Not focusable, because the keyboard has Space for it. */
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
