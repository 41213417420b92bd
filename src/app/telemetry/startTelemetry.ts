import type { Telemetry, TelemetryOptions } from './telemetry.ts'
import type { TelemetrySettings } from './telemetrySettings.ts'

/** Loads the libraries only if telemetry is configured. */
export async function startTelemetry(
  settings: TelemetrySettings,
  options: TelemetryOptions,
): Promise<Telemetry> {
  const { openTelemetry } = await import('./openTelemetry.ts')
  return openTelemetry(settings, options)
}
