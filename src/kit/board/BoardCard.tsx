import { useDraggable } from '@dnd-kit/react'
import { ActionIcon, Menu, Paper } from '@mantine/core'
import { IconArrowsMove, IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import classes from './board.module.css'
import type { Column } from './movedCards.ts'

type Props = {
  id: number
  name: string
  stages: readonly Column[]
  /** The stages that the arrow keys move to. */
  beside: Record<string, Column | undefined>
  onMove: (stage: number) => void
  /** Its link comes first, beside the tools. */
  children: ReactNode
}

/** One card: dragged by its handle, or moved with arrow keys or its menu. */
export function BoardCard({ id, name, stages, beside, onMove, children }: Props) {
  const t = useText()
  const { ref, handleRef, isDragging } = useDraggable({ id })
  const moveByKey = (event: KeyboardEvent) => {
    const stage = beside[event.key]?.stage
    if (!stage) return
    event.preventDefault()
    onMove(stage)
  }
  return (
    <Paper
      component="li"
      ref={ref}
      withBorder
      p="xs"
      fz="sm"
      className={classes.card!}
      data-dragging={isDragging}
    >
      {children}
      <div className={classes.cardTools}>
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t('kit.board.moveTo', { name })}
            >
              <IconArrowsMove size={15} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {stages.map(({ stage, text }) => (
              <Menu.Item key={stage} onClick={() => onMove(stage)}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <ActionIcon
          ref={handleRef}
          id={handleId(id)}
          onKeyDown={moveByKey}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('kit.board.drag', { name })}
        >
          <IconGripVertical size={15} aria-hidden />
        </ActionIcon>
      </div>
    </Paper>
  )
}

/** The handle for dragging and for arrow keys. */
export const handleId = (card: number) => `card-${card}`
