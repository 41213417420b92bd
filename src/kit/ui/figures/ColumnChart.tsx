import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.css'
import { useLanguage } from '../../i18n/useText.ts'
import { chartHeight } from './chartHeight.ts'

export type ColumnOfChart = { label: string; value: number; before?: number }
type Props = {
  title: string
  columns: readonly ColumnOfChart[]
  /** What `value` and `before` are. */
  names: { value: string; before?: string }
  format: (value: number) => string
  /** On the axis and over the highest column; by default as short as the language has it. */
  shortFormat?: (value: number) => string
}

/**
 * Columns in one colour, those of the period before outlined beside them. The highest shows its value; the others show
 * theirs under the pointer, or with the arrow keys. The table folded below has the same figures.
 */
export function ColumnChart({ title, columns, names, format, shortFormat }: Props) {
  const compact = new Intl.NumberFormat(useLanguage(), { notation: 'compact' })
  const short = shortFormat ?? ((value: number) => compact.format(value))
  const peak = columns.reduce(
    (best, { value }, at) => (value > (columns[best]?.value ?? 0) ? at : best),
    0,
  )
  return (
    // The chart keeps its old width until it is redrawn, and must not widen the page meanwhile.
    <div style={{ overflowX: 'clip' }}>
      <BarChart
        h={chartHeight}
        data={columns.map((column) => ({ ...column }))}
        dataKey="label"
        series={[
          ...(names.before === undefined
            ? []
            : [{ name: 'before', label: names.before, color: 'var(--estia-chartBefore)' }]),
          { name: 'value', label: names.value, color: 'var(--estia-chart)' },
        ]}
        // An axis also passes the index of the tick.
        valueFormatter={(value) => format(value)}
        tickLine="none"
        gridAxis="x"
        strokeDasharray={0}
        gridColor="var(--estia-line)"
        withBarValueLabel
        valueLabelProps={({ name }) => ({
          // The library adds the place of each column.
          content: (
            <PeakLabel
              at={name === 'value' ? peak : -1}
              last={columns.length - 1}
              text={columns[peak]?.value ? short(columns[peak].value) : ''}
            />
          ),
        })}
        barChartProps={{ title, margin: { top: 20, right: 0, bottom: 0, left: 0 }, barGap: 2 }}
        barProps={({ name }) => ({
          isAnimationActive: false,
          radius: 3,
          ...(name === 'before' && { stroke: 'var(--estia-edge)', strokeOpacity: 1 }),
        })}
        maxBarWidth={32}
        yAxisProps={{ width: 68, tickFormatter: (value: number) => short(value) }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 4 }}
      />
    </div>
  )
}

type LabelProps = {
  at: number
  last: number
  text: string
  index?: number
  x?: number | string
  y?: number | string
  width?: number | string
}

function PeakLabel({ at, last, text, index, x, y, width }: LabelProps) {
  if (index !== at) return null
  // At the ends of the chart it would be cut.
  const [anchor, share] =
    at === 0
      ? (['start', 0] as const)
      : at === last
        ? (['end', 1] as const)
        : (['middle', 0.5] as const)
  return (
    <text
      x={Number(x) + Number(width) * share}
      y={Number(y) - 6}
      textAnchor={anchor}
      fontSize={12}
      fontWeight={600}
      fill="var(--estia-ink)"
    >
      {text}
    </text>
  )
}
