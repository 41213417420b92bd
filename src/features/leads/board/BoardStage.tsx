import { useDroppable } from '@dnd-kit/react'
import { Badge, Button, Text, Title } from '@mantine/core'
import { formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../leads.module.css'
import type { BoardColumn } from '../list/leadLists.contract.ts'
import { LeadCard } from './LeadCard.tsx'

type Props = {
  column: BoardColumn
  /** Where its cards can go. */
  stages: readonly BoardColumn[]
  onMove: (id: number, stage: number) => void
  onMore: () => void
}

/** One stage with its cards, onto which others can be dropped. */
export function BoardStage({ column, stages, onMove, onMore }: Props) {
  const t = useText()
  const { ref, isDropTarget } = useDroppable({ id: column.stage })
  const { items, totalRows } = column
  const stage = column.text || t('leads.board.noStage')
  return (
    <section
      ref={ref}
      className={classes.column}
      data-over={isDropTarget}
      aria-label={t('leads.board.column', { stage, count: totalRows })}
    >
      <div className={classes.columnHead}>
        <Title order={2} size="sm">
          {stage}
        </Title>
        <Badge className="numbers" color={column.closed ? 'gray' : 'aegean'}>
          {formatNumber(totalRows)}
        </Badge>
      </div>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('leads.board.empty')}
        </Text>
      )}
      <ul className={classes.cardList}>
        {items.map((lead) => (
          <LeadCard
            key={lead.id}
            lead={lead}
            stages={stages.filter((other) => other.stage !== column.stage && other.stage > 0)}
            onMove={(to) => onMove(lead.id, to)}
          />
        ))}
      </ul>
      {items.length < totalRows && (
        <Button variant="subtle" fullWidth mt="xs" onClick={onMore}>
          {t('leads.board.more')}
        </Button>
      )}
    </section>
  )
}
