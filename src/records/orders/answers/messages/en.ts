export const en = {
  'order.answers': 'Answers by mail',
  'order.answer.hint':
    'Keep the mail in which the client confirms the order: save it in your mail program as a file (.eml), and drop it here.',
  'order.answer.choose': 'Choose a mail',
  'order.answer.limit': '.eml, up to {{megabytes}} MB',
  'order.answer.kept': 'The answer is kept with the order.',
  'order.answer.from': '{{from}}, {{date}}',
  'order.answer.ofParty': '{{party}} ({{from}}), {{date}}',
  'order.answer.stranger': 'This is not an address of a party of this order.',
  'order.answer.file': 'The mail as it came (.eml)',
  'order.answer.proven':
    'Proven: the signature of {{domain}} shows that the mail was sent from this address’s domain and not changed.',
  'order.answer.partly':
    'Partly proven: the signature of {{domain}} covers only the beginning of the mail.',
  'order.answer.otherDomain':
    'Who wrote it is not proven: the signature is of {{domain}}, not of the sender’s domain.',
  'order.answer.noKey': 'Not proven: the key of {{domain}} is not in DNS, or no longer.',
  'order.answer.failed':
    'Not proven: the signature of {{domain}} does not fit. The mail was changed, or the file is not the mail as it came.',
  'order.answer.unsigned': 'Not proven: the mail has no signature of its server.',
  'order.answer.notCheckable':
    'Not checkable: for a week DNS did not say the key of {{domain}}. The mail is kept as it came, and proves itself to whoever gets that key.',
  'order.answer.unchecked':
    'Could not be checked: DNS did not say the key of {{domain}}. This is tried again for a week.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
