// Sends traces and metrics by OTLP over HTTP. Loaded only if telemetry is configured.
import { setTimeout as wait } from 'node:timers/promises'
import { DiagLogLevel, context, diag, propagation } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator, parseKeyPairsIntoRecord } from '@opentelemetry/core'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import type { Resource } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { traceWith } from '#kit/tracing/tracing.ts'
import { productVersion } from '../productVersion.ts'
import { givenSetting } from '../settings/settingFiles.ts'
import { prometheusProducer } from './prometheusProducer.ts'
import { numberOf, readSampler } from './sampler.ts'
import type { Telemetry, TelemetryOptions } from './telemetry.ts'
import type { Protocol, TelemetrySettings } from './telemetrySettings.ts'

/** Milliseconds that a stopping server waits for the collector. */
const longestEnd = 1_000
/** Milliseconds between two log lines about an unreachable collector. */
const betweenWarnings = 600_000

type Ending = { shutdown(): Promise<void> }

export async function openTelemetry(
  { traces, metrics }: TelemetrySettings,
  { environment, logger }: TelemetryOptions,
): Promise<Telemetry> {
  warnRarely(logger)
  const resource = resourceOf(environment)
  const endings: Ending[] = []
  if (traces) endings.push(await startTraces(traces, resource, environment))
  const metricExporter = metrics && (await metricExporterOf(metrics, headersOf(environment)))
  return {
    sendMetrics(registry, refresh) {
      if (!metricExporter) return
      const interval = numberOf(environment, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000)
      const patience = numberOf(environment, 'OTEL_METRIC_EXPORT_TIMEOUT', 30_000)
      const reader = new PeriodicExportingMetricReader({
        exporter: metricExporter,
        exportIntervalMillis: interval,
        exportTimeoutMillis: Math.min(patience, interval),
        metricProducers: [prometheusProducer(registry, refresh)],
      })
      endings.push(new MeterProvider({ resource, readers: [reader] }))
    },
    async stop() {
      traceWith(null)
      const ended = Promise.allSettled(endings.map((each) => each.shutdown()))
      await Promise.race([ended, wait(longestEnd, undefined, { ref: false })])
    },
  }
}

const resourceOf = ({ OTEL_SERVICE_NAME: name }: TelemetryOptions['environment']): Resource =>
  resourceFromAttributes({ 'service.name': 'estia', 'service.version': productVersion() })
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes(name ? { 'service.name': name } : {}))

async function startTraces(
  protocol: Protocol,
  resource: Resource,
  environment: TelemetryOptions['environment'],
): Promise<Ending> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto')
  const most = numberOf(environment, 'OTEL_BSP_MAX_QUEUE_SIZE', 2048)
  const provider = new TracerProvider({
    resource,
    sampler: readSampler(environment),
    spanLimits: { attributeValueLengthLimit: 4000 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(headersOf(environment)),
        scheduledDelayMillis: numberOf(environment, 'OTEL_BSP_SCHEDULE_DELAY', 5_000),
        exportTimeoutMillis: numberOf(environment, 'OTEL_BSP_EXPORT_TIMEOUT', 30_000),
        maxExportBatchSize: numberOf(environment, 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512),
        maxQueueSize: most,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  traceWith(provider.getTracer('estia', productVersion()))
  return provider
}

/** The libraries read the variable themselves, but not a file with its value. */
function headersOf(environment: TelemetryOptions['environment']) {
  const name = 'OTEL_EXPORTER_OTLP_HEADERS'
  const given = givenSetting(environment, name)
  return environment[name] ? {} : { headers: parseKeyPairsIntoRecord(given) }
}

async function metricExporterOf(protocol: Protocol, options: ReturnType<typeof headersOf>) {
  const { OTLPMetricExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-metrics-otlp-http')
      : await import('@opentelemetry/exporter-metrics-otlp-proto')
  return new OTLPMetricExporter(options)
}

/** Limits warnings, because the libraries log each failed attempt. */
function warnRarely(logger: Logger): void {
  let warnedAt = -Infinity
  const warn = (message: string) => {
    if (performance.now() - warnedAt < betweenWarnings) return
    warnedAt = performance.now()
    logger.warn({ said: message.slice(0, 500) }, 'traces or metrics are not taken')
  }
  const silent = () => {}
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN },
  )
}
