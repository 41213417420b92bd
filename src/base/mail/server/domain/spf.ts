// Who may send for a domain, as its SPF record says (RFC 7208).
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { shownText } from './dnsRecords.ts'
import type { DnsRecords } from './dnsRecords.ts'
import { expandMacros } from './spfMacros.ts'

type Verdict = 'pass' | 'softfail' | 'fail' | 'neutral' | 'none'
type Fault = 'two' | 'syntax' | 'tooMany' | 'brokenInclude'

export class SpfFault extends Error {
  readonly fault: Fault
  readonly culprit: string | null
  constructor(fault: Fault, culprit: string | null = null) {
    super(fault)
    this.fault = fault
    this.culprit = culprit
  }
}

type Term = {
  verdict: Verdict
  kind: string
  /** A domain or an address. */
  value: string
  prefix4: number
  prefix6: number
}
type Record = { terms: Term[]; redirect: string | null }

type Evaluation = {
  dns: DnsRecords
  /** The server that sends. */
  address: string
  sender: string
  /** Domains whose records were included, so far. */
  included: Set<string>
  lookups: number
}

const mostLookups = 10

export const isSpf = (text: string): boolean => /^v=spf1( |$)/i.test(text)

/** Throws SpfFault, and NoAnswer. */
export async function spfVerdict(
  domain: string,
  given: Pick<Evaluation, 'dns' | 'address' | 'sender'>,
): Promise<{ verdict: Verdict; included: ReadonlySet<string> }> {
  const { dns, address, sender } = given
  const evaluation: Evaluation = { dns, address, sender, included: new Set(), lookups: 0 }
  return { verdict: await evaluate(domain, evaluation), included: evaluation.included }
}

async function evaluate(domain: string, evaluation: Evaluation): Promise<Verdict> {
  const records = (await evaluation.dns.texts(domain)).filter(isSpf)
  if (records.length === 0) return 'none'
  if (records.length > 1) throw new SpfFault('two', domain)
  const { terms, redirect } = parseSpf(records[0]!)
  for (const term of terms) if (await isMatch(term, domain, evaluation)) return term.verdict
  if (redirect === null) return 'neutral'
  const next = domainOf(redirect, domain, evaluation)
  countLookup(evaluation)
  evaluation.included.add(next)
  const verdict = await evaluate(next, evaluation)
  if (verdict === 'none') throw new SpfFault('brokenInclude', shownText(next, 253))
  return verdict
}

const verdicts: { [qualifier: string]: Verdict } = { '-': 'fail', '~': 'softfail', '?': 'neutral' }
const mechanism =
  /^([+~?-]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?::([^/\s]+))?(?:\/(\d{1,3}))?(?:\/\/(\d{1,3}))?$/i
const modifier = /^[a-z][\w.-]*=/i

/** Throws SpfFault. */
export function parseSpf(text: string): Record {
  const parsed: Record = { terms: [], redirect: null }
  for (const part of text.split(' ').slice(1)) {
    if (part === '') continue
    const [, qualifier = '', kind = '', value = '', first, second] = mechanism.exec(part) ?? []
    if (kind) {
      const isSixth = kind.toLowerCase() === 'ip6'
      const term: Term = {
        verdict: verdicts[qualifier] ?? 'pass',
        kind: kind.toLowerCase(),
        value,
        prefix4: Number((isSixth ? undefined : first) ?? 32),
        prefix6: Number((isSixth ? first : second) ?? 128),
      }
      if (!isRight(term, first !== undefined || second !== undefined))
        throw new SpfFault('syntax', shownText(part, 100))
      parsed.terms.push(term)
    } else if (!modifier.test(part)) throw new SpfFault('syntax', shownText(part, 100))
    else if (/^redirect=/i.test(part)) parsed.redirect = part.slice('redirect='.length)
  }
  // What stands behind `all` never counts.
  if (parsed.terms.some(({ kind }) => kind === 'all')) parsed.redirect = null
  return parsed
}

function isRight({ kind, value, prefix4, prefix6 }: Term, hasPrefix: boolean): boolean {
  if (prefix4 > 32 || prefix6 > 128) return false
  if (kind === 'all') return value === '' && !hasPrefix
  if (kind === 'include' || kind === 'exists') return value !== '' && !hasPrefix
  if (kind === 'ip4') return isIPv4(value)
  if (kind === 'ip6') return isIPv6(value)
  return true
}

async function isMatch(term: Term, domain: string, evaluation: Evaluation): Promise<boolean> {
  const { kind, value } = term
  const { address, dns } = evaluation
  if (kind === 'all') return true
  if (kind === 'ip4' || kind === 'ip6') return isWithin([value], address, term)
  countLookup(evaluation)
  // Names of addresses are out of use, and cost more than they say.
  if (kind === 'ptr') return false
  const target = value ? domainOf(value, domain, evaluation) : domain
  if (kind === 'include') {
    evaluation.included.add(target)
    const verdict = await evaluate(target, evaluation)
    if (verdict === 'none') throw new SpfFault('brokenInclude', shownText(target, 253))
    return verdict === 'pass'
  }
  if (kind === 'exists') return (await dns.addresses(target, 4)).length > 0
  const hosts = kind === 'mx' ? (await dns.exchanges(target)).slice(0, 10) : [target]
  const family = isIPv6(address) ? 6 : 4
  const lists = await Promise.all(hosts.map((host) => dns.addresses(host, family)))
  return isWithin(lists.flat(), address, term)
}

function countLookup(evaluation: Evaluation): void {
  evaluation.lookups++
  if (evaluation.lookups > mostLookups) throw new SpfFault('tooMany')
}

const domainOf = (spec: string, domain: string, { address, sender }: Evaluation): string =>
  expandMacros(spec, { address, sender, domain }).toLowerCase().replace(/\.$/, '')

function isWithin(nets: string[], address: string, { prefix4, prefix6 }: Term): boolean {
  const list = new BlockList()
  const isSixth = isIPv6(address)
  for (const net of nets) {
    if (isSixth && isIPv6(net)) list.addSubnet(net, prefix6, 'ipv6')
    if (!isSixth && isIPv4(net)) list.addSubnet(net, prefix4, 'ipv4')
  }
  return list.check(address, isSixth ? 'ipv6' : 'ipv4')
}
