import { expect, test } from 'vitest'
import { BadSetting } from '../config.ts'
import { numberOf, readSampler } from './sampler.ts'
import { readTelemetrySettings } from './telemetrySettings.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
const usual = 'http/protobuf'

test.each([
  ['nothing', {}, null],
  ['a name alone', { OTEL_SERVICE_NAME: 'estia' }, null],
  ['an empty endpoint', { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, null],
  ['an endpoint', endpoint, { traces: usual, metrics: usual }],
  ['switched off', { ...endpoint, OTEL_SDK_DISABLED: 'true' }, null],
  ['an exporter', { OTEL_TRACES_EXPORTER: 'otlp' }, { traces: usual, metrics: null }],
  ['no metrics', { ...endpoint, OTEL_METRICS_EXPORTER: 'none' }, { traces: usual, metrics: null }],
  [
    'an endpoint for metrics',
    { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://127.0.0.1:9090' },
    { traces: null, metrics: usual },
  ],
  [
    'protocols',
    {
      ...endpoint,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: usual,
    },
    { traces: 'http/json', metrics: usual },
  ],
])('%s', (_name, environment, settings) => {
  expect(readTelemetrySettings(environment)).toEqual(settings)
})

test('unsupported settings are refused in one line', () => {
  const refused = { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }
  expect(() => readTelemetrySettings(refused)).toThrow(
    new BadSetting('OTEL_EXPORTER_OTLP_PROTOCOL is "grpc", allowed is http/protobuf or http/json'),
  )
  expect(() => readTelemetrySettings({ OTEL_TRACES_EXPORTER: 'zipkin' })).toThrow(BadSetting)
  expect(() => readSampler({ OTEL_TRACES_SAMPLER: 'some' })).toThrow(BadSetting)
  expect(() => numberOf({ OTEL_BSP_MAX_QUEUE_SIZE: 'many' }, 'OTEL_BSP_MAX_QUEUE_SIZE', 1)).toThrow(
    BadSetting,
  )
})

test('the configured sampler is used', () => {
  const named = (OTEL_TRACES_SAMPLER: string, OTEL_TRACES_SAMPLER_ARG?: string) =>
    readSampler({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }).toString()
  expect(named('')).toContain('ParentBased{root=AlwaysOnSampler')
  expect(named('always_off')).toBe('AlwaysOffSampler')
  expect(named('parentbased_traceidratio', '0.25')).toContain('root=TraceIdRatioBased{0.25}')
})
