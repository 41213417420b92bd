// Figures as bars, for the eye alone: the table beside them says the same to everybody.
import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.css'

export type Bar = { label: string; value: number }
type Props = { bars: readonly Bar[]; name: string; format: (value: number) => string }

export function FigureBars({ bars, name, format }: Props) {
  return (
    <div aria-hidden>
      <BarChart
        h={220}
        data={bars.map(({ label, value }) => ({ label, value }))}
        dataKey="label"
        series={[{ name: 'value', label: name, color: 'aegean.6' }]}
        // An axis gives the number of the tick, too.
        valueFormatter={(value) => format(value)}
        tickLine="none"
        gridAxis="x"
        // Nobody is to reach by keyboard what is not read out.
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ isAnimationActive: false, radius: 2 }}
        yAxisProps={{ width: 96 }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 4 }}
      />
    </div>
  )
}
