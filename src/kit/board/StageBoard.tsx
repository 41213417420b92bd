// A board of cards by stage. Cards are moved by dragging, by keyboard or with a menu, with undo.
import { DragDropProvider } from '@dnd-kit/react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { byPointer } from '../ui/byPointer.ts'
import type { Tone } from '../ui/tones.ts'
import classes from './board.module.css'
import { handleId } from './BoardCard.tsx'
import { BoardStage } from './BoardStage.tsx'
import { withMoved } from './movedCards.ts'
import type { CardOf, Column } from './movedCards.ts'
import { useMoveCard } from './useMoveCard.ts'
import type { StageSaving } from './useSaveStage.ts'

type Props<C extends Column> = {
  label: string
  columns: readonly C[]
  nameOf: (card: CardOf<C>) => string
  saving: StageSaving
  onMore: (stage: number) => void
  /** The colour of a column's stage. */
  toneOf: (column: C) => Tone
  /** Content beside the number of cards of a column. */
  renderHead?: (column: C) => ReactNode
  renderCard: (card: CardOf<C>) => ReactNode
}

export function StageBoard<C extends Column>({ label, columns, saving, ...rest }: Props<C>) {
  const { nameOf, onMore, toneOf, renderHead, renderCard } = rest
  const { move, moved, said } = useMoveCard<C>(columns, nameOf, saving)
  const shown = useMemo(() => withMoved(columns, moved), [columns, moved])
  // A moved card is mounted again, and once more after the response: restore its focus.
  const held = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (held.current === null) return
    const { activeElement, body } = document
    if (activeElement === body) document.getElementById(handleId(held.current))?.focus()
    else if (activeElement?.id !== handleId(held.current)) held.current = null
  })
  const moveByHand = (id: number, stage: number) => {
    held.current = id
    void move(id, stage)
  }
  return (
    <DragDropProvider
      {...byPointer}
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
            tone={toneOf(column)}
            head={renderHead?.(column)}
            nameOf={nameOf}
            onMove={moveByHand}
            onMore={() => onMore(column.stage)}
            renderCard={renderCard}
          />
        ))}
      </section>
      <output className="onlyHeard">{said}</output>
    </DragDropProvider>
  )
}
