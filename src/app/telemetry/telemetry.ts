import type { Registry } from 'prom-client'
import type { Logger } from 'pino'

/** What sends traces and metrics away. */
export type Telemetry = {
  /** Sends these metrics every minute, read anew by `refresh`. */
  sendMetrics(registry: Registry, refresh: () => Promise<void>): void
  /** Sends what is left, and gives up after a second. */
  stop(): Promise<void>
}

export type TelemetryOptions = {
  environment: Record<string, string | undefined>
  logger: Logger
}
