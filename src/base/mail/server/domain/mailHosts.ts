// What is known of servers and domains of mail by their names.
import { isIP } from 'node:net'

export type MailHost = {
  /** What SPF of a domain includes for it. */
  include: string
  /** Names under which its customers publish their keys. */
  selectors: readonly string[]
  /** Whether the page says where DKIM is turned on. */
  guide?: 'google' | 'microsoft'
}

const mailHosts: readonly (MailHost & { hosts: RegExp })[] = [
  {
    hosts: /^(smtp|smtp-relay)\.(gmail|googlemail|google)\.com$/,
    include: '_spf.google.com',
    selectors: ['google'],
    guide: 'google',
  },
  {
    hosts: /\.(office365|outlook)\.com$/,
    include: 'spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
    guide: 'microsoft',
  },
  { hosts: /\.sendgrid\.net$/, include: 'sendgrid.net', selectors: ['s1', 's2'] },
  { hosts: /\.mailgun\.org$/, include: 'mailgun.org', selectors: ['mx', 'k1', 'pic', 'smtp'] },
  {
    hosts: /\.(brevo|sendinblue)\.com$/,
    include: 'spf.brevo.com',
    selectors: ['brevo1', 'brevo2', 'mail'],
  },
  { hosts: /\.mailjet\.com$/, include: 'spf.mailjet.com', selectors: ['mailjet'] },
  { hosts: /^email-smtp\..+\.amazonaws\.com$/, include: 'amazonses.com', selectors: [] },
  { hosts: /\.postmarkapp\.com$/, include: 'spf.mtasv.net', selectors: ['pm'] },
  {
    hosts: /\.(fastmail|messagingengine)\.com$/,
    include: 'spf.messagingengine.com',
    selectors: ['fm1', 'fm2', 'fm3'],
  },
  { hosts: /\.zoho\.eu$/, include: 'zohomail.eu', selectors: ['zmail', 'zoho'] },
  { hosts: /\.zoho\.com$/, include: 'zohomail.com', selectors: ['zmail', 'zoho'] },
  { hosts: /\.yandex\.(ru|com)$/, include: '_spf.yandex.net', selectors: ['mail'] },
  { hosts: /^smtp\.mail\.ru$/, include: '_spf.mail.ru', selectors: ['mailru'] },
  { hosts: /\.migadu\.com$/, include: 'spf.migadu.com', selectors: ['key1', 'key2', 'key3'] },
]

export const mailHostOf = (server: string): MailHost | null =>
  mailHosts.find(({ hosts }) => hosts.test(server)) ?? null

/** Selectors cannot be listed; most domains use one of these. */
export const usualSelectors: readonly string[] = [
  'default',
  'mail',
  'dkim',
  'email',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'key1',
  'mx',
  'smtp',
  'x',
  'zoho',
]

const freemail =
  /^((gmail|googlemail|ymail|rocketmail|aol|icloud|me|mac|msn|proton|protonmail|pm|mail|zoho|tutanota)\.(com|me)|(outlook|hotmail|live|yahoo|gmx|yandex)\.[a-z]{2,3}(\.[a-z]{2})?|(mail|inbox|list|bk|internet|rambler|ya)\.ru|web\.de|freenet\.de|t-online\.de|(otenet|forthnet|hol|in|freemail|windowslive|ath\.forthnet|cosmotemail|windtools)\.gr|ukr\.net|i\.ua|abv\.bg)$/

/** Mailboxes that everybody may have: nobody but the provider publishes records there. */
export const isFreemail = (domain: string): boolean => freemail.test(domain)

const insideDomain =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|corp|home|home\.arpa|test|invalid|example|example\.(com|net|org))$/

/** Names of an own network, and those kept for examples, which the internet does not know. */
export const isInsideDomain = (domain: string): boolean =>
  !domain.includes('.') ||
  isIP(domain.replace(/^\[(IPv6:)?|\]$/gi, '')) !== 0 ||
  insideDomain.test(domain)

const brands: readonly [domain: RegExp, server: RegExp][] = [
  [/^(gmail|googlemail)\./, /\.(gmail|googlemail|google)\.com$/],
  [/^(outlook|hotmail|live|msn|windowslive)\./, /\.(outlook|office365|live|hotmail)\.com$/],
  [/^(yahoo|ymail|rocketmail|aol)\./, /\.(yahoo|aol)\.com$/],
  [/^(icloud|me|mac)\./, /\.(me|icloud)\.com$/],
  [/^(yandex|ya)\./, /\.yandex\.(ru|com)$/],
  [/^(mail|inbox|list|bk|internet)\.ru$/, /\.mail\.ru$/],
  [/^(proton|protonmail|pm)\./, /\.protonmail\.ch$/],
]

/** Whether this server sends for the mailboxes of this freemail domain. */
export const isOwnServer = (domain: string, server: string): boolean =>
  ownDomain(server) === ownDomain(domain) ||
  brands.some(([ofDomain, ofServer]) => ofDomain.test(domain) && ofServer.test(server))

/**
 * The domain that somebody registered, by the look of the name: white-tower.gr, white-tower.com.gr. Good enough for a
 * "probably"; the lists of all public suffixes change weekly.
 */
export function ownDomain(host: string): string {
  const labels = host.split('.')
  const isBelowSuffix = /^(com|net|org|edu|gov|co|ac|gr|or|ne)\.[a-z]{2}$/.test(
    labels.slice(-2).join('.'),
  )
  return labels.slice(isBelowSuffix ? -3 : -2).join('.')
}
