// Asks a service for a timestamp by RFC 3161. What it answers is checked before anybody relies on it.
import { X509Certificate } from 'node:crypto'
import { instantNow } from '#kit/clock.ts'
import {
  NoTimestamp,
  checkTimestamp,
  timestampIn,
  timestampRequest,
} from '#kit/evidence/timestamps.ts'
import { fetchOutside } from '#kit/http/outside/fetchOutside.ts'
import type { NetworkReach } from '#kit/http/outside/fetchOutside.ts'
import { NotFetched } from '#kit/http/outside/fetchWhole.ts'
import type { StampFailure } from './timestampSettings.contract.ts'

/** No redirects: a request with content is sent to the address that was entered, or not at all. */
const limits = { patience: 15_000, bytes: 40_000, redirects: 0 }
/** Milliseconds between the time of a timestamp and that of this server. */
const mostApart = 60 * 60 * 1000

type Service = {
  url: string
  /** Those that are trusted, as PEM. */
  certificates: string | null
  reach: NetworkReach
  patience?: number
}
export type GivenTimestamp = {
  token: Buffer
  /** UTC. */
  time: string
  service: string
  isTrusted: boolean | null
}

/** A timestamp of this text, or why there is none. Never throws for what a service answers. */
export async function askForTimestamp(
  { url, certificates, reach, patience = limits.patience }: Service,
  content: string,
): Promise<GivenTimestamp | { failure: StampFailure }> {
  const request = timestampRequest(content)
  try {
    const answer = await fetchOutside(
      url,
      { ...limits, patience },
      reach,
      'application/timestamp-reply',
      { contentType: 'application/timestamp-query', body: request.body },
    )
    const token = await timestampIn(answer, request, content)
    const trusted = (certificates && certificatesIn(certificates)) || []
    const { time, service, isTrusted } = await checkTimestamp(token, content, trusted)
    if (isTrusted === false) return { failure: 'untrusted' }
    if (isFar(time)) return { failure: 'otherTime' }
    return { token, time, service, isTrusted }
  } catch (error) {
    if (error instanceof NotFetched || error instanceof NoTimestamp)
      return { failure: error.reason }
    // The parser met something that it does not expect.
    return { failure: 'unreadable' }
  }
}

const isFar = (time: string) => Math.abs(Date.parse(time) - Date.parse(instantNow())) > mostApart

/** The certificates of a text in PEM, DER; undefined unless there are some, and all can be read. */
export function certificatesIn(text: string): Buffer[] | undefined {
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    const read = found.map((pem) => new X509Certificate(pem).raw)
    return read.length > 0 ? read : undefined
  } catch {
    return undefined
  }
}
