import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, Checkbox, Group } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useText } from '../../i18n/useText.ts'
import classes from './ColumnsMenu.module.css'

type Props = {
  name: string
  label: string
  index: number
  isShown: boolean
  /** The id of the element that explains how to move it. */
  describedBy: string
  onShow: (show: boolean) => void
  onMove: (to: number) => void
}

/** One column: can be ticked, and moved by dragging or with arrow keys. */
export function ColumnRow({ name, label, index, isShown, describedBy, onShow, onMove }: Props) {
  const t = useText()
  const { ref, handleRef, isDragging } = useSortable({ id: name, index })
  const byKeys = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    onMove(index + step)
  }
  return (
    <Group
      component="li"
      ref={ref}
      gap={4}
      mih={34}
      wrap="nowrap"
      className={classes.column!}
      data-dragging={isDragging}
    >
      <ActionIcon
        ref={handleRef}
        className={classes.handle}
        variant="subtle"
        color="gray"
        aria-label={t('kit.columns.move', { column: label })}
        aria-describedby={describedBy}
        data-moves={name}
        onKeyDown={byKeys}
      >
        <IconGripVertical size={16} aria-hidden />
      </ActionIcon>
      <Checkbox
        checked={isShown}
        onChange={(event) => onShow(event.currentTarget.checked)}
        label={label}
      />
    </Group>
  )
}
