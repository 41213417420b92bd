import { Group, Paper, Progress, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { chartHeight } from './chartHeight.ts'
import classes from './figures.module.css'

/** Charts are a large chunk; load them lazily. */
export const ColumnChart = lazyPart(
  () => import('./ColumnChart.tsx').then((all) => all.ColumnChart),
  { place: () => <Skeleton h={chartHeight} /> },
)

type Props = {
  title: string
  /** Beside the title: what the colours mean, or what is counted. */
  aside?: ReactNode
  children: ReactNode
}

/** A card of the overview: a title, and figures, a chart or a table. */
export const ChartCard = ({ title, aside, children }: Props) => (
  <Paper component="section" withBorder p="md" h="100%" aria-label={title}>
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Title order={2}>{title}</Title>
        <Text size="sm" className="quiet" component="div">
          {aside}
        </Text>
      </Group>
      {children}
    </Stack>
  </Paper>
)

/** What the two colours of a chart stand for. */
export const ChartKey = ({ value, before }: { value: string; before: string }) => (
  <Group gap="md">
    <span>
      <i className={classes.key} />
      {value}
    </span>
    <span>
      <i className={classes.key} data-before />
      {before}
    </span>
  </Group>
)

/** The table of a chart, folded below it. */
export function AsTable({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <details className={classes.table}>
      <summary className="quiet">{t('kit.asTable')}</summary>
      {children}
    </details>
  )
}

/** A bar in a row of a table: its share of the longest. */
export const RowBar = ({ value, most }: { value: number; most: number }) => (
  <Progress
    value={most > 0 ? (value / most) * 100 : 0}
    size={10}
    radius={3}
    color="var(--estia-chart)"
    bg="transparent"
    aria-hidden
  />
)
