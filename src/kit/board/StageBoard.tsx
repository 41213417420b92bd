// Cards under their stages: moved by dragging, by keyboard or by a menu, and taken back.
import { DragDropProvider } from '@dnd-kit/react'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import classes from './board.module.css'
import { BoardStage } from './BoardStage.tsx'
import { withMoved } from './movedCards.ts'
import type { CardOf, Column } from './movedCards.ts'
import { useMoveCard } from './useMoveCard.ts'
import type { Saving } from './useMoveCard.ts'

type Props<C extends Column> = {
  label: string
  columns: readonly C[]
  nameOf: (card: CardOf<C>) => string
  saving: Saving
  onMore: (stage: number) => void
  /** Beside the number of cards of a column. */
  renderHead?: (column: C) => ReactNode
  renderCard: (card: CardOf<C>) => ReactNode
}

export function StageBoard<C extends Column>({ label, columns, saving, ...rest }: Props<C>) {
  const { nameOf, onMore, renderHead, renderCard } = rest
  const { move, moved, said } = useMoveCard<C>(columns, nameOf, saving)
  const shown = useMemo(() => withMoved(columns, moved), [columns, moved])
  return (
    <DragDropProvider
      onDragEnd={({ operation: { source, target }, canceled }) => {
        if (!canceled && source && target) void move(Number(source.id), Number(target.id))
      }}
    >
      <section className={classes.board} aria-label={label}>
        {shown.map((column) => (
          <BoardStage
            key={column.stage}
            column={column}
            stages={columns}
            head={renderHead?.(column)}
            nameOf={nameOf}
            onMove={(id, stage) => void move(id, stage)}
            onMore={() => onMore(column.stage)}
            renderCard={renderCard}
          />
        ))}
      </section>
      <output className="onlyHeard">{said}</output>
    </DragDropProvider>
  )
}
