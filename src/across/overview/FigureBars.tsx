// Figures as bars, for the eye alone: the table beside them says the same to everybody.
import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.css'
import { barsHeight } from './barsHeight.ts'

export type Bar = { label: string; value: number }
type Props = {
  bars: readonly Bar[]
  name: string
  format: (value: number) => string
  /** The bars lie, each beside its name: for names that are words, and must all be read. */
  lying?: boolean
}

export function FigureBars({ bars, name, format, lying = false }: Props) {
  return (
    // Drawn for a width of before it is drawn anew, and must not widen the page meanwhile.
    <div aria-hidden style={{ overflowX: 'clip' }}>
      <BarChart
        h={barsHeight({ bars, lying })}
        orientation={lying ? 'vertical' : 'horizontal'}
        data={bars.map(({ label, value }) => ({ label, value }))}
        dataKey="label"
        series={[{ name: 'value', label: name, color: 'aegean.6' }]}
        // An axis gives the number of the tick, too.
        valueFormatter={(value) => format(value)}
        tickLine="none"
        gridAxis={lying ? 'y' : 'x'}
        // Nobody is to reach by keyboard what is not read out.
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ isAnimationActive: false, radius: 2 }}
        yAxisProps={lying ? { width: 120, interval: 0 } : { width: 96 }}
        xAxisProps={lying ? {} : { interval: 'preserveStartEnd', minTickGap: 4 }}
      />
    </div>
  )
}
