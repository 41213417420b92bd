// Selects the traces to send, by OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG.
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { Sampler } from '@opentelemetry/sdk-trace'
import { BadSetting } from '../config.ts'

type Environment = Record<string, string | undefined>

const samplers: Record<string, (share: number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (share) => new TraceIdRatioBasedSampler(share),
}
const ofParent = 'parentbased_'

/** By default all traces, or as the caller that began a trace has decided. Throws BadSetting. */
export function readSampler(environment: Environment): Sampler {
  const name = environment['OTEL_TRACES_SAMPLER']?.trim() || 'parentbased_always_on'
  const share = numberOf(environment, 'OTEL_TRACES_SAMPLER_ARG', 1)
  const make = samplers[name.replace(ofParent, '')]
  if (!make) {
    const allowed = Object.keys(samplers).flatMap((each) => [each, ofParent + each])
    throw new BadSetting(`OTEL_TRACES_SAMPLER is "${name}", allowed is ${allowed.join(', ')}`)
  }
  const own = make(share)
  return name.startsWith(ofParent) ? new ParentBasedSampler({ root: own }) : own
}

/** Throws BadSetting unless it is a number of at least 0. */
export function numberOf(environment: Environment, name: string, usual: number): number {
  const text = environment[name]?.trim()
  if (!text) return usual
  const number = Number(text)
  if (number >= 0 && Number.isFinite(number)) return number
  throw new BadSetting(`${name} is "${text}", allowed is a number from 0 on`)
}
