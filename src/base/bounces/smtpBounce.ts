import { instantNow } from '#kit/clock.ts'
import type { GivenUpMail } from '#kit/mail/mailQueue.ts'
import { addressReason, statusOf } from './bounceReason.ts'
import type { NewBounce } from './bounces.store.ts'

/** The mark of a mail that was given up because of its recipient; undefined if the address may be right. */
export function smtpBounce({ to, said, command }: GivenUpMail): NewBounce | undefined {
  // Some servers name the unknown recipient only after the whole mail, but then with its code.
  const isOfRecipient =
    command === 'RCPT TO' || (command === 'DATA' && /\b5\.1\.1\b/.test(said ?? ''))
  if (!isOfRecipient) return undefined
  const reason = addressReason({ said })
  if (reason === null || reason === 'policy') return undefined
  const status = statusOf({ said })
  return { address: to, reason, status, said, source: 'smtp', on: instantNow() }
}
