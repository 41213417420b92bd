import { isRecent } from '#kit/clock.ts'
import { isAddress, mailbox } from '#kit/fields/emailAddress.ts'
import { badInput, noMailbox } from '#kit/http/problem.ts'

/**
 * The address of a client that was chosen, or the first one. 400 on `email` for one that is not the client's, or that no mail
 * can be sent to; `texts` is the prefix of `noEmail` and `otherEmail`.
 */
export function chosenMailbox(
  emails: readonly string[],
  chosen: string | undefined,
  texts: string,
): string {
  const to = mailbox(emails, chosen)
  if (to === undefined)
    throw badInput({ email: [`${texts}.${chosen === undefined ? 'noEmail' : 'otherEmail'}`] })
  if (!isAddress(to)) throw noMailbox(to)
  return to
}

/** Whether something was sent there within half a minute: pressed twice, it is sent once. */
export const wasJustSent = (
  { sentOn, sentTo }: { sentOn: string | null; sentTo: string | null },
  to: string,
): boolean => sentTo === to && sentOn !== null && isRecent(sentOn, 30_000)
