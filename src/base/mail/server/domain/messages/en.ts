export const en = {
  'mailDomain.title': 'Sender’s domain',
  'mailDomain.hint':
    'Recipients look up in DNS whether a mail really comes from {{domain}}. What they cannot confirm lands in spam or is refused.',
  'mailDomain.lookedUp': 'Looked up on {{date}}',
  'mailDomain.again': 'Look up again',
  'mailDomain.freemail':
    '{{domain}} belongs to a provider of mailboxes, who sets these records: there is nothing to do here. With an address of the agency’s own domain, mails show its name.',
  'mailDomain.freemailElsewhere':
    '{{domain}} belongs to a provider of mailboxes, and {{server}} is not its server: mails fail DMARC and are refused or land in spam. Use the provider’s own mail server, or an address of the agency’s own domain.',
  'mailDomain.inside':
    '{{domain}} is not a domain of the internet: there is nothing to look up. Enter a sender with the agency’s own domain.',
  'mailDomain.absent':
    'DNS knows no domain {{domain}}: mails from it are refused. Check the sender’s address. If the domain is there, the DNS that this server asks does not know the internet.',
  'mailDomain.state.good': 'In order',
  'mailDomain.state.attention': 'Could be better',
  'mailDomain.state.bad': 'Needs fixing',
  'mailDomain.state.unknown': 'Not known',
  'mailDomain.unknown':
    'This could not be looked up, because DNS did not answer. Try again later; if it stays so, the server may have no internet.',
  'mailDomain.found': 'Found',
  'mailDomain.add': 'Add this record where the DNS of {{domain}} is kept:',
  'mailDomain.replace': 'Put this record in place of what is there:',
  'mailDomain.name': 'Name',
  'mailDomain.type': 'Type',
  'mailDomain.value': 'Value',
  'mailDomain.whereTo':
    'DNS is usually kept where the domain was bought. Some hosts ask for the name without {{domain}}, and @ for the domain itself. A change may take a day to be seen.',
  'mailDomain.spf': 'SPF: the servers that may send',
  'mailDomain.spf.what':
    'Recipients compare the server that brings a mail with this list of the domain’s servers.',
  'mailDomain.spf.provider': 'The record names the provider of your mail server.',
  'mailDomain.spf.allowed': 'The record names your mail server, {{server}}.',
  'mailDomain.spf.sameProvider':
    'The record names servers of the same provider as {{server}}, so mails should pass.',
  'mailDomain.spf.everyone': 'The record allows every server, and so keeps nobody out.',
  'mailDomain.spf.noServer':
    'The record can be read. Whether it names your mail server is not known, because none is in use.',
  'mailDomain.spf.softfail':
    'The record probably does not name your mail server, {{server}}. Mails of other servers count as suspicious (~all).',
  'mailDomain.spf.notNamed':
    'The record probably does not name your mail server, {{server}}, and does not say what holds for others.',
  'mailDomain.spf.fail':
    'The record probably does not name your mail server, {{server}}. Mails of other servers may be refused (-all).',
  'mailDomain.spf.none': 'There is no record, so recipients cannot confirm any server.',
  'mailDomain.spf.two': 'There is more than one record, so none counts. Keep one only.',
  'mailDomain.spf.syntax': 'The record does not count, because of a mistake: {{culprit}}',
  'mailDomain.spf.tooMany':
    'The record needs more than ten lookups, so it may not count. Remove services that no longer send for you.',
  'mailDomain.spf.brokenInclude':
    'The record does not count, because it refers to {{culprit}}, which has no record that can be used. Correct or remove it.',
  'mailDomain.spf.guess':
    'A mail server may send from other addresses than the one where it takes mail: ask its provider for the SPF entry first.',
  'mailDomain.dkim': 'DKIM: the signature',
  'mailDomain.dkim.what':
    'The mail server signs each mail, and recipients check that with a key in DNS. It holds for forwarded mails too.',
  'mailDomain.dkim.valid':
    'There is a key with the selector “{{selector}}”. Mails are signed with it if the headers of one that arrived say dkim=pass and header.d={{domain}}.',
  'mailDomain.dkim.testing':
    'The key with the selector “{{selector}}” is marked as a test. Remove t=y once mails are signed.',
  'mailDomain.dkim.short':
    'The key with the selector “{{selector}}” has {{bits}} bits; recipients want at least 1024. Make one with 2048.',
  'mailDomain.dkim.broken':
    'The key with the selector “{{selector}}” cannot be read. Copy it again, as a whole.',
  'mailDomain.dkim.revoked':
    'The key with the selector “{{selector}}” was withdrawn. Make a new one.',
  'mailDomain.dkim.notFound':
    'There is no key under the usual selectors. If your mails are signed, paste the header DKIM-Signature of one that arrived, or enter its selector (s=…).',
  'mailDomain.dkim.selectorNotFound': 'There is no key with the selector “{{selector}}”.',
  'mailDomain.dkim.guide.google':
    'In the Google Admin console: Apps, Google Workspace, Gmail, “Authenticate email”. It shows the record to add.',
  'mailDomain.dkim.guide.microsoft':
    'In Microsoft Defender: “Email authentication settings”, DKIM. It shows the two CNAME records to add.',
  'mailDomain.dkim.guide.other':
    'Switch DKIM on at the provider of the mail server, which shows the record to add.',
  'mailDomain.dkim.selector': 'Selector',
  'mailDomain.dkim.lookUp': 'Look up',
  'mailDomain.noSelector': 'A selector has letters, digits, dots and hyphens only.',
  'mailDomain.dmarc': 'DMARC: what happens to forged mails',
  'mailDomain.dmarc.what':
    'The domain says here what recipients should do with mails that neither SPF nor DKIM confirms.',
  'mailDomain.dmarc.reject': 'Recipients refuse such mails.',
  'mailDomain.dmarc.quarantine': 'Recipients put such mails into spam.',
  'mailDomain.dmarc.none':
    'Recipients take such mails as usual, and only report them (p=none). Once the reports show that your own mails pass, ask for more.',
  'mailDomain.dmarc.missing':
    'There is no record. Large providers want one, and nothing holds off forged mails. Begin with p=none, which only asks for reports.',
  'mailDomain.dmarc.two': 'There is more than one record, so none counts. Keep one only.',
  'mailDomain.dmarc.syntax': 'The record does not count, because of a mistake: {{culprit}}',
  'mailDomain.dmarc.inherited': 'The record is that of {{domain}}, which counts here too.',
  'mailDomain.dmarc.testing': 'It counts for a part of the mails only, or as a test.',
  'mailDomain.dmarc.relaxed': 'SPF and DKIM may also be of another name under the same domain.',
  'mailDomain.dmarc.strictSpf': 'SPF must be of exactly this domain.',
  'mailDomain.dmarc.strictDkim': 'DKIM must be of exactly this domain.',
  'mailDomain.dmarc.reports': 'Reports go to {{to}}.',
  'mailDomain.dmarc.noReports': 'Nobody gets reports.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
