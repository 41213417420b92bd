// Receives an enquiry: it becomes a lead, or waits in the tray if a program may have sent it.
import { sql } from 'kysely'
import {
  lifeOfToken,
  sinceGiven,
  sinceOpened,
  useFormToken,
} from '#outside/publishing/site/formToken.store.ts'
import type { FormToken } from '#outside/publishing/site/formToken.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { acceptEnquiry, countRecent, leadOfSame, lockEnquiry } from './enquiries.store.ts'
import type { EnquiryOptions, SubmittedEnquiry } from './enquiries.store.ts'
import type { Doubt } from './tray/doubts.contract.ts'
import { doubtsOf } from './tray/enquiryDoubts.ts'
import type { EnquiryFacts } from './tray/enquiryDoubts.ts'
import { putInTray, removeFromTray } from './tray/tray.store.ts'

type Proof = { token: FormToken | null; isTrapped: boolean }
type ReceiveOptions = EnquiryOptions & Pick<Backend, 'enquirySeconds'>

/**
 * Without doubts the enquiry is a lead, new or from a moment ago. It is stored before the visitor
 * is thanked.
 */
export function receiveEnquiry(
  db: Db,
  given: SubmittedEnquiry,
  proof: Proof,
  options: ReceiveOptions,
): Promise<{ doubts: Doubt[] }> {
  return db.transaction().execute(async (tx) => {
    const { fingerprint } = await lockEnquiry(tx, given)
    if (await leadOfSame(tx, fingerprint)) return { doubts: [] }
    const facts = await factsOf(tx, given, proof, options)
    let doubts = doubtsOf(facts)
    if (doubts.length === 0) {
      // Only accepted enquiries count, so that programs cannot use up the limit of visitors.
      await sql`SELECT pg_advisory_xact_lock(hashtextextended('enquiries', 0))`.execute(tx)
      doubts = doubtsOf({ ...facts, lately: await countRecent(tx, given) })
    }
    if (doubts.length > 0) {
      await putInTray(tx, given, { fingerprint, doubts })
      return { doubts }
    }
    // The same enquiry may wait in the tray because its page was too old.
    await removeFromTray(tx, fingerprint)
    await acceptEnquiry(tx, given, fingerprint, options)
    return { doubts: [] }
  })
}

async function factsOf(
  tx: Db,
  { name, message }: SubmittedEnquiry,
  { token, isTrapped }: Proof,
  { enquirySeconds, publicUrl }: ReceiveOptions,
): Promise<EnquiryFacts> {
  return {
    isTrapped,
    token: token && (await stateOf(tx, token)),
    secondsOpen: token && sinceOpened(token),
    leastSeconds: enquirySeconds,
    name,
    message,
    ownHost: new URL(publicUrl).host,
    lately: { quarter: 0, day: 0, ofContact: 0 },
  }
}

async function stateOf(tx: Db, token: FormToken): Promise<'good' | 'used' | 'old'> {
  if (sinceGiven(token) > lifeOfToken) return 'old'
  return (await useFormToken(tx, token)) ? 'good' : 'used'
}
