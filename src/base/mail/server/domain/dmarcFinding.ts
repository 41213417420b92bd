// What recipients do with mails that fail SPF and DKIM, as the domain or the one above it says (RFC 9989, and 7489 before).
import { mostSigns, NoAnswer, shownText } from './dnsRecords.ts'
import type { DnsRecords } from './dnsRecords.ts'
import type { DmarcFinding, FindingState } from './domainCheck.contract.ts'
import { tagsOf } from './tags.ts'

type Result = DmarcFinding['result']
const states: Record<Result, FindingState> = {
  reject: 'good',
  quarantine: 'good',
  none: 'attention',
  missing: 'bad',
  two: 'bad',
  syntax: 'bad',
  unknown: 'unknown',
}

const nothing = {
  culprit: null,
  inheritedFrom: null,
  isTesting: false,
  isStrict: { spf: false, dkim: false },
  reportsTo: null,
  found: [],
  proposal: null,
}

type Asked = { domain: string; sender: string }
type Published = { domain: string; texts: string[] }

export async function dmarcFinding(asked: Asked, dns: DnsRecords): Promise<DmarcFinding> {
  try {
    return finding(asked, await published(asked.domain, dns))
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { state: 'unknown', result: 'unknown', ...nothing }
  }
}

const isDmarc = (text: string) => /^\s*v\s*=\s*DMARC1\s*(;|$)/.test(text)

/** The records of the domain itself, else those of the organisation's domain above it; null if there are none. */
async function published(domain: string, dns: DnsRecords): Promise<Published | null> {
  const at = async (name: string): Promise<Published> => ({
    domain: name,
    texts: (await dns.texts(`_dmarc.${name}`)).filter(isDmarc),
  })
  const own = await at(domain)
  if (own.texts.length > 0) return own
  const labels = domain.split('.')
  // At most eight questions, however long the name is.
  const first = Math.max(1, labels.length - 7)
  const above = await Promise.all(
    labels.slice(first).map((_, index) => at(labels.slice(first + index).join('.'))),
  )
  const single = above.filter(({ texts }) => texts.length === 1)
  const suffix = ({ texts }: Published) => tagsOf(texts[0]!)?.get('psd') ?? 'u'
  const marked = single.find((each) => suffix(each) === 'n')
  return marked ?? single.findLast((each) => suffix(each) !== 'y') ?? single.at(-1) ?? null
}

function finding({ domain, sender }: Asked, all: Published | null): DmarcFinding {
  const place = { name: `_dmarc.${domain}`, isInstead: all?.domain === domain }
  const first = { ...place, value: `v=DMARC1; p=none; rua=${reportAddress(sender, domain)}` }
  if (!all) return { state: 'bad', result: 'missing', ...nothing, proposal: first }
  const found = all.texts
    .slice(0, 5)
    .map((text) => ({ name: `_dmarc.${all.domain}`, value: shownText(text) }))
  const inheritedFrom = all.domain === domain ? null : all.domain
  const bad = { state: 'bad' as const, ...nothing, inheritedFrom, found, proposal: first }
  if (all.texts.length > 1) return { ...bad, result: 'two' }
  const text = all.texts[0]!
  const tags = tagsOf(text)
  if (!tags) return { ...bad, result: 'syntax', culprit: shownText(text, 100) }
  const given = (inheritedFrom !== null && tags.get('sp')) || tags.get('p')
  // Whoever asks for reports alone asks for nothing else.
  const policy = given?.toLowerCase() ?? (tags.has('rua') ? 'none' : '')
  if (policy !== 'none' && policy !== 'quarantine' && policy !== 'reject')
    return { ...bad, result: 'syntax', culprit: shownText(`p=${given ?? ''}`, 100) }
  const reportsTo = tags.get('rua') || null
  const isTesting = tags.get('t') === 'y' || Number(tags.get('pct') ?? 100) < 100
  return {
    state: isTesting ? 'attention' : states[policy],
    result: policy,
    culprit: null,
    inheritedFrom,
    isTesting,
    isStrict: { spf: tags.get('aspf') === 's', dkim: tags.get('adkim') === 's' },
    reportsTo: reportsTo && shownText(reportsTo, 300),
    found,
    proposal: policy === 'none' ? nextStep(text, { reportsTo, first, inheritedFrom }) : null,
  }
}

/** First reports, then a policy. Null for a record of a higher domain, which may count for others too. */
function nextStep(
  text: string,
  {
    reportsTo,
    first,
    inheritedFrom,
  }: Pick<DmarcFinding, 'reportsTo' | 'inheritedFrom'> & {
    first: NonNullable<DmarcFinding['proposal']>
  },
): DmarcFinding['proposal'] {
  if (reportsTo === null) return first
  const value = text.replace(/;\s*p\s*=\s*none/i, '; p=quarantine')
  const isUsable = value !== text && value.length <= mostSigns && shownText(value) === value
  return inheritedFrom === null && isUsable ? { name: first.name, value, isInstead: true } : null
}

const reportAddress = (sender: string, domain: string): string =>
  `mailto:${/^[\w.+-]+@/.exec(sender)?.[0] ?? 'postmaster@'}${domain}`
