// Passes Prometheus metrics on to OpenTelemetry, so that each is measured once.
import { ValueType } from '@opentelemetry/api'
import { emptyResource } from '@opentelemetry/resources'
import { AggregationTemporality, DataPointType } from '@opentelemetry/sdk-metrics'
import type { DataPoint, Histogram, MetricData, MetricProducer } from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'
import { epochMs } from '#kit/clock.ts'

type Value = { value: number; labels: Record<string, string | number>; metricName?: string }
type Family = { name: string; help: string; type: string; values: Value[] }
type Point = DataPoint<Histogram & { buckets: { boundaries: number[]; counts: number[] } }>
type Times = { startTime: [number, number]; endTime: [number, number] }

export function prometheusProducer(
  registry: Registry,
  refresh: () => Promise<void>,
): MetricProducer {
  const startTime = now()
  return {
    async collect() {
      await refresh()
      const families = (await registry.getMetricsAsJSON()) as unknown as Family[]
      const times = { startTime, endTime: now() }
      const metrics = families.flatMap((family) => dataOf(family, times) ?? [])
      const scopeMetrics = [{ scope: { name: 'estia' }, metrics }]
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] }
    },
  }
}

function now(): [number, number] {
  const milliseconds = epochMs()
  return [Math.floor(milliseconds / 1000), (milliseconds % 1000) * 1_000_000]
}

function dataOf({ name, help, type, values }: Family, times: Times): MetricData | undefined {
  const base = {
    descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const points = values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...times, attributes: labels, value }))
  if (type === 'counter')
    return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points }
  if (type === 'gauge') return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points }
  if (type !== 'histogram') return undefined
  const dataPoints = histogramsOf(name, values, times)
  return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints }
}

const unitOf = (name: string) =>
  /_bytes(_total)?$/.test(name) ? 'By' : /_seconds(_total)?$/.test(name) ? 's' : '1'

/** Prometheus counts values up to each boundary, OpenTelemetry values between two boundaries. */
function histogramsOf(name: string, values: Value[], times: Times): Point[] {
  const found = new Map<string, Point>()
  const before = new Map<string, number>()
  for (const { labels: all, value, metricName } of values) {
    const { le, ...labels } = all
    const key = JSON.stringify(labels)
    const empty = { buckets: { boundaries: [], counts: [] }, count: 0, sum: 0 }
    const point: Point = found.get(key) ?? { ...times, attributes: labels, value: empty }
    found.set(key, point)
    if (metricName === `${name}_sum`) point.value.sum = value
    if (metricName === `${name}_count`) point.value.count = value
    if (metricName !== `${name}_bucket`) continue
    if (le !== '+Inf') point.value.buckets.boundaries.push(Number(le))
    point.value.buckets.counts.push(value - (before.get(key) ?? 0))
    before.set(key, value)
  }
  return [...found.values()]
}
