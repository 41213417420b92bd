// Leads as cards under their stages: moved by dragging, by keyboard or by a menu, and taken back.
import { DragDropProvider } from '@dnd-kit/react'
import { useMemo, useState } from 'react'
import { withoutBlanks } from '#kit/list/listInput.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/Loaded.tsx'
import classes from '../leads.module.css'
import type { leadFilters } from '../list/LeadFilterFields.tsx'
import { firstCards, leadListsApi } from '../list/leadLists.contract.ts'
import type { BoardColumn, BoardFilter } from '../list/leadLists.contract.ts'
import { BoardStage } from './BoardStage.tsx'
import { useMoveLead } from './useMoveLead.ts'
import { withMoved } from './movedCards.ts'

export function LeadBoard({ filters }: { filters: typeof leadFilters }) {
  const [more, setMore] = useState<Record<number, number>>({})
  const body = {
    ...(withoutBlanks(filters) as BoardFilter),
    more: Object.entries(more).map(([stage, cards]) => ({ stage: Number(stage), cards })),
  }
  const query = useAnswer(leadListsApi.boardOfLeads, { body }, { keep: true })
  const showMore = (stage: number) =>
    setMore({ ...more, [stage]: (more[stage] ?? firstCards) + firstCards })
  return (
    <Loaded query={query} lines={12}>
      {({ columns }) => <Stages columns={columns} onMore={showMore} />}
    </Loaded>
  )
}

type Props = { columns: readonly BoardColumn[]; onMore: (stage: number) => void }

function Stages({ columns, onMore }: Props) {
  const t = useText()
  const { move, moved, said } = useMoveLead(columns)
  const shown = useMemo(() => withMoved(columns, moved), [columns, moved])
  return (
    <DragDropProvider
      onDragEnd={({ operation: { source, target }, canceled }) => {
        if (!canceled && source && target) void move(Number(source.id), Number(target.id))
      }}
    >
      <section className={classes.board} aria-label={t('leads.view.board')}>
        {shown.map((column) => (
          <BoardStage
            key={column.stage}
            column={column}
            stages={columns}
            onMove={(id, stage) => void move(id, stage)}
            onMore={() => onMore(column.stage)}
          />
        ))}
      </section>
      <output className="onlyHeard">{said}</output>
    </DragDropProvider>
  )
}
