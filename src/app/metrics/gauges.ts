import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'

/** A gauge that is left out until it is set, and again once it is cleared. */
export type OptionalGauge = Gauge & { clear(): void }

/** Makes gauges of this registry. */
export const gaugesIn =
  (registry: Registry) =>
  (name: string, help: string, labelNames: readonly string[] = []): OptionalGauge => {
    const gauge = new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] })
    // Without labels, a reset would say 0.
    const clear = () => (labelNames.length > 0 ? gauge.reset() : gauge.remove())
    clear()
    return Object.assign(gauge, { clear })
  }
