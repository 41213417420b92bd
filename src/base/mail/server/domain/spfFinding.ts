import { isIPv4, isIPv6 } from 'node:net'
import { mostSigns, NoAnswer, shownText } from './dnsRecords.ts'
import type { DnsRecords } from './dnsRecords.ts'
import type { FindingState, SpfFinding } from './domainCheck.contract.ts'
import { mailHostOf, ownDomain } from './mailHosts.ts'
import { isSpf, SpfFault, spfVerdict } from './spf.ts'

type Asked = {
  domain: string
  sender: string
  /** Null: no server sends mail. */
  server: string | null
  /** Addresses of the server, where mail is handed in. */
  addresses: readonly string[]
}

type Result = SpfFinding['result']
const states: Record<Result, FindingState> = {
  provider: 'good',
  allowed: 'good',
  sameProvider: 'good',
  everyone: 'attention',
  noServer: 'attention',
  softfail: 'attention',
  notNamed: 'attention',
  fail: 'bad',
  none: 'bad',
  two: 'bad',
  syntax: 'bad',
  tooMany: 'bad',
  brokenInclude: 'bad',
  unknown: 'unknown',
}

export async function spfFinding(asked: Asked, dns: DnsRecords): Promise<SpfFinding> {
  const { domain, server } = asked
  try {
    const records = (await dns.texts(domain)).filter(isSpf)
    const { result, culprit } = await judge(asked, dns)
    const value = proposedSpf(records, result, server)
    return {
      state: states[result],
      result,
      culprit,
      found: records.slice(0, 5).map((text) => ({ name: domain, value: shownText(text) })),
      proposal: value === null ? null : { name: domain, value, isInstead: records.length > 0 },
      isGuess: server !== null && mailHostOf(server) === null,
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    const nothing = { culprit: null, found: [], proposal: null, isGuess: false }
    return { state: 'unknown', result: 'unknown', ...nothing }
  }
}

/** Of the addresses for documents, which send no mail: walks the whole record. */
const nobody = '192.0.2.1'

async function judge(
  { domain, sender, server, addresses }: Asked,
  dns: DnsRecords,
): Promise<{ result: Result; culprit: string | null }> {
  const verdictFor = (address: string) => spfVerdict(domain, { dns, address, sender })
  try {
    const { verdict, included } = await verdictFor(nobody)
    const plain = (result: Result) => ({ result, culprit: null })
    if (verdict === 'none') return plain('none')
    if (verdict === 'pass') return plain('everyone')
    if (server === null) return plain('noServer')
    const include = mailHostOf(server)?.include
    if (include !== undefined && included.has(include)) return plain('provider')
    for (const address of addresses)
      if ((await verdictFor(address)).verdict === 'pass') return plain('allowed')
    const own = ownDomain(server)
    if ([...included].some((each) => ownDomain(each) === own)) return plain('sameProvider')
    return plain(verdict === 'neutral' ? 'notNamed' : verdict)
  } catch (error) {
    if (!(error instanceof SpfFault)) throw error
    const isElsewhere = error.fault === 'two' && error.culprit !== domain
    return { result: isElsewhere ? 'brokenInclude' : error.fault, culprit: error.culprit }
  }
}

const mended = new Set<Result>(['none', 'two', 'everyone', 'softfail', 'notNamed', 'fail'])
const isAll = (term: string) => /^[+~?-]?all$/i.test(term)
const isRedirect = (term: string) => /^redirect=/i.test(term)

/** One record that keeps what is there and names the server. Null where there is nothing to mend, or nobody knows how. */
export function proposedSpf(
  records: string[],
  result: Result,
  server: string | null,
): string | null {
  if (!mended.has(result) || (records.length === 0 && server === null)) return null
  const terms = records.flatMap((text) => text.split(' ').slice(1)).filter((term) => term !== '')
  const ends = terms.filter(isAll)
  const redirect = terms.find(isRedirect)
  const end = ends.length === 0 && redirect ? redirect : strictest(ends)
  const kept = terms.filter((term) => !isAll(term) && !isRedirect(term))
  const own = server === null ? [] : [mechanismFor(server)]
  const value = ['v=spf1', ...new Set([...kept, ...own]), end].join(' ')
  return value.length <= mostSigns && shownText(value) === value ? value : null
}

/** `-all` stays where it is; anything softer becomes `~all`, with which no mail is lost. */
const strictest = (ends: string[]) =>
  ends.length > 0 && ends.every((end) => end.startsWith('-')) ? '-all' : '~all'

function mechanismFor(server: string): string {
  const include = mailHostOf(server)?.include
  if (include !== undefined) return `include:${include}`
  if (isIPv4(server)) return `ip4:${server}`
  return isIPv6(server) ? `ip6:${server}` : `a:${server}`
}
