// The standard variables of OpenTelemetry for what is sent, and in which format. The libraries read the others
// themselves, such as endpoint and headers.
import { z } from 'zod'
import { BadSetting } from '../config.ts'

type Environment = Record<string, string | undefined>

const protocols = ['http/protobuf', 'http/json'] as const
export type Protocol = (typeof protocols)[number]

export type TelemetrySettings = {
  traces: Protocol | null
  metrics: Protocol | null
}

const exporter = z.enum(['otlp', 'none'], { error: 'otlp or none' }).optional()
const protocol = z.enum(protocols, { error: protocols.join(' or ') }).optional()

const schema = z.object({
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: protocol,
})

/** Null if nothing is sent, because there is no endpoint or exporter. Throws BadSetting. */
export function readTelemetrySettings(environment: Environment): TelemetrySettings | null {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  )
  if (given['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return null
  const { data, error } = schema.safeParse(given)
  if (!data) {
    const { path, message } = error.issues[0]!
    const name = String(path[0])
    throw new BadSetting(`${name} is "${given[name]}", allowed is ${message}`)
  }
  const protocolOf = (
    chosen: 'otlp' | 'none' | undefined,
    endpoint: string | undefined,
    own: Protocol | undefined,
  ): Protocol | null => {
    const isOn = chosen === 'otlp' || (chosen === undefined && endpoint !== undefined)
    return isOn ? (own ?? data.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf') : null
  }
  const everything = data.OTEL_EXPORTER_OTLP_ENDPOINT
  const traces = protocolOf(
    data.OTEL_TRACES_EXPORTER,
    data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? everything,
    data.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL,
  )
  const metrics = protocolOf(
    data.OTEL_METRICS_EXPORTER,
    data.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? everything,
    data.OTEL_EXPORTER_OTLP_METRICS_PROTOCOL,
  )
  return traces || metrics ? { traces, metrics } : null
}
