// Why mail to an address came back, from the codes of RFC 3463 and from what servers write.

export type BounceReason = 'noMailbox' | 'noDomain' | 'disabled' | 'full' | 'delayed' | 'other'

/** What a server answered. `status` is its enhanced code, if it stands outside of the text. */
export type ServerAnswer = { status?: string | null; said: string | null }

/** The enhanced code: the specific one of the answer if the report has only a general one, such as 5.0.0. */
export function statusOf({ status, said }: ServerAnswer): string | null {
  const reported = enhancedCode(status)
  const answered = enhancedCode(said)
  return reported === null || reported.endsWith('.0.0') ? (answered ?? reported) : reported
}

const enhancedCode = (text: string | null | undefined): string | null =>
  // Not a part of an IP address.
  /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/.exec(text ?? '')?.[0] ?? null

const unknownMailbox =
  /(?:unknown|no such|invalid|nonexistent|non-existent) (?:local )?(?:user|recipient|mailbox|address|account|person)|(?:user|recipient|mailbox|address|account)(?: \S+){0,3} (?:unknown|not found|unavailable|invalid|(?:does(?: not|n['’]t)|did not) exist)|no mailbox|RecipientNotFound/i
const unknownDomain =
  /(?:host|domain)(?: \S+){0,3} (?:not found|unknown)|unrouteable|no such domain|null MX|couldn['’]t find any host/i

/** Codes of the recipient's address; 7 to 9 are about the sender's. */
const ofAddress = new Set(['0', '1', '3', '4', '6'])

/**
 * Why the address takes no mail. 'policy' if the mail was refused for another reason than its recipient; null if the answer does
 * not say.
 */
export function addressReason(answer: ServerAnswer): BounceReason | 'policy' | null {
  const status = statusOf(answer)
  const said = answer.said ?? ''
  const [kind, subject, detail] = status?.split('.') ?? []
  if (subject === '2' && detail === '2') return 'full'
  if (kind === '4' || kind === '2') return null
  if (status === null || status === '5.0.0')
    return unknownMailbox.test(said) ? 'noMailbox' : unknownDomain.test(said) ? 'noDomain' : null
  switch (subject) {
    case '1':
      // Exchange says 5.1.10 of an unknown mailbox, the standard of a domain that takes no mail.
      if (detail === '10') return unknownMailbox.test(said) ? 'noMailbox' : 'noDomain'
      if (detail === '2') return 'noDomain'
      return ofAddress.has(detail!) ? 'noMailbox' : 'policy'
    case '2':
      return detail === '1' ? 'disabled' : detail === '0' ? ofText(said) : 'policy'
    case '4':
      // Exchange refuses unknown mailboxes with 5.4.1.
      if (detail === '1' && /recipient address rejected/i.test(said)) return 'noMailbox'
      return detail === '4' ? 'noDomain' : null
    case '7':
      return 'policy'
    default:
      return ofText(said)
  }
}

const ofText = (said: string) => (unknownMailbox.test(said) ? 'noMailbox' : null)
