// Keys for signatures of mail (RFC 6376). DNS cannot list them: usual names are tried, or the one that somebody enters.
import { createPublicKey } from 'node:crypto'
import { NoAnswer, shownText } from './dnsRecords.ts'
import type { DnsRecords } from './dnsRecords.ts'
import type { DkimFinding, FindingState } from './domainCheck.contract.ts'
import { mailHostOf, usualSelectors } from './mailHosts.ts'
import { tagsOf } from './tags.ts'

type Result = DkimFinding['result']
/** The best first. */
const states: Record<Result, FindingState> = {
  valid: 'good',
  testing: 'attention',
  short: 'bad',
  broken: 'bad',
  revoked: 'bad',
  notFound: 'attention',
  selectorNotFound: 'attention',
  unknown: 'unknown',
}
const order = Object.keys(states)

type Key = { selector: string; name: string; text: string } & KeyFacts
type KeyFacts = { result: Result; bits: number | null }

export async function dkimFinding(
  {
    domain,
    server,
    selector,
  }: { domain: string; server: string | null; selector?: string | undefined },
  dns: DnsRecords,
): Promise<DkimFinding> {
  const host = server === null ? null : mailHostOf(server)
  const selectors =
    selector === undefined ? new Set([...(host?.selectors ?? []), ...usualSelectors]) : [selector]
  const answers = await Promise.allSettled([...selectors].map((each) => keysAt(each, domain, dns)))
  const keys = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failure = answers.find((answer) => answer.status === 'rejected')?.reason as unknown
  if (failure !== undefined && !(failure instanceof NoAnswer)) throw failure
  const best = keys.toSorted((a, b) => order.indexOf(a.result) - order.indexOf(b.result))[0]
  const absent = selector === undefined ? 'notFound' : 'selectorNotFound'
  const result = best?.result ?? (failure ? 'unknown' : absent)
  return {
    state: states[result],
    result,
    selector: best?.selector ?? selector ?? null,
    bits: best?.bits ?? null,
    found: keys.slice(0, 5).map(({ name, text }) => ({ name, value: shownText(text) })),
    guide: ['valid', 'testing', 'unknown'].includes(result) ? null : (host?.guide ?? 'other'),
  }
}

async function keysAt(selector: string, domain: string, dns: DnsRecords): Promise<Key[]> {
  const name = `${selector}._domainkey.${domain}`
  const texts = await dns.texts(name)
  // Some domains answer for every name with records of another kind.
  return texts
    .filter((text) => /(^|;)\s*p\s*=/.test(text))
    .map((text) => ({ selector, name, text, ...keyFacts(text) }))
}

const leastBits = 1_024

function keyFacts(text: string): KeyFacts {
  const tags = tagsOf(text.slice(0, 10_000))
  const key = tags?.get('p')?.replaceAll(/\s/g, '')
  if (!tags || key === undefined || (tags.get('v') ?? 'DKIM1') !== 'DKIM1')
    return { result: 'broken', bits: null }
  if (key === '') return { result: 'revoked', bits: null }
  const bits = bitsOf(key, tags.get('k') ?? 'rsa')
  if (bits === null) return { result: 'broken', bits }
  if (bits.ofRsa !== null && bits.ofRsa < leastBits) return { result: 'short', bits: bits.ofRsa }
  const isTesting = tags
    .get('t')
    ?.split(':')
    .some((flag) => flag.trim() === 'y')
  return { result: isTesting ? 'testing' : 'valid', bits: bits.ofRsa }
}

/** Null for what is no key. */
function bitsOf(text: string, kind: string): { ofRsa: number | null } | null {
  const key = Buffer.from(text, 'base64')
  if (kind === 'ed25519') return key.length === 32 ? { ofRsa: null } : null
  if (kind !== 'rsa') return null
  for (const type of ['spki', 'pkcs1'] as const)
    try {
      const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey({
        key,
        format: 'der',
        type,
      })
      const bits = asymmetricKeyDetails?.modulusLength
      if (asymmetricKeyType === 'rsa' && bits !== undefined) return { ofRsa: bits }
    } catch {
      // The other form, or no key.
    }
  return null
}
