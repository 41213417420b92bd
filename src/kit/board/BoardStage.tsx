import { useDroppable } from '@dnd-kit/react'
import { Box, Button, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber } from '../fields/format.ts'
import { mostCards } from '../http/paging.ts'
import { useText } from '../i18n/useText.ts'
import classes from './board.module.css'
import { BoardCard } from './BoardCard.tsx'
import type { CardOf, Column } from './movedCards.ts'
import { Pill } from '../ui/Pill.tsx'
import type { Tone } from '../ui/tones.ts'

type Props<C extends Column> = {
  column: C
  /** The stages that its cards can move to. */
  stages: readonly C[]
  head: ReactNode
  tone: Tone
  nameOf: (card: CardOf<C>) => string
  onMove: (id: number, stage: number) => void
  onMore: () => void
  renderCard: (card: CardOf<C>) => ReactNode
}

/** One stage with its cards; a drop target. */
export function BoardStage<C extends Column>({ column, stages, head, ...rest }: Props<C>) {
  const { nameOf, onMove, onMore, renderCard, tone } = rest
  const t = useText()
  const { ref, isDropTarget } = useDroppable({ id: column.stage })
  const { items, totalRows } = column
  const stage = column.text || t('kit.board.noStage')
  const there = stages.filter((each) => each.stage > 0)
  const at = there.findIndex((each) => each.stage === column.stage)
  return (
    <section
      ref={ref}
      className={classes.column}
      data-over={isDropTarget}
      aria-label={t('kit.board.column', { stage, count: totalRows })}
    >
      <Group gap="xs" justify="space-between" mb="xs">
        <Title order={2} size="sm">
          {stage}
        </Title>
        <Pill tone={tone}>{formatNumber(totalRows)}</Pill>
        {head}
      </Group>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('kit.board.empty')}
        </Text>
      )}
      <Box component="ul" mah="calc(100vh - 15rem)" p={2} className="stacked scrolls">
        {items.map((card) => (
          <BoardCard
            key={card.id}
            id={card.id}
            name={nameOf(card)}
            stages={there.filter((other) => other.stage !== column.stage)}
            beside={{ ArrowLeft: there[at - 1], ArrowRight: there[at + 1] }}
            onMove={(to) => onMove(card.id, to)}
          >
            {renderCard(card)}
          </BoardCard>
        ))}
      </Box>
      {items.length < Math.min(totalRows, mostCards) && (
        <Button variant="subtle" fullWidth mt="xs" onClick={onMore}>
          {t('kit.board.more')}
        </Button>
      )}
    </section>
  )
}
