import type { Registry } from 'prom-client'
import type { Logger } from 'pino'

/** Sends traces and metrics to a collector. */
export type Telemetry = {
  /** Sends these metrics every minute, after `refresh` has updated them. */
  sendMetrics(registry: Registry, refresh: () => Promise<void>): void
  /** Sends the rest, and gives up after a second. */
  stop(): Promise<void>
}

export type TelemetryOptions = {
  environment: Record<string, string | undefined>
  logger: Logger
}
