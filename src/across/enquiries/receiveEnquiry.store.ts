// What a visitor has sent becomes a lead, or waits in the tray where a program may have sent it.
import { sql } from 'kysely'
import {
  lifeOfToken,
  sinceGiven,
  sinceOpened,
  useFormToken,
} from '#across/publishing/site/formToken.store.ts'
import type { FormToken } from '#across/publishing/site/formToken.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { keepEnquiry, keptLately, leadOfSame, lockEnquiry } from './enquiries.store.ts'
import type { EnquiryWays, GivenEnquiry } from './enquiries.store.ts'
import type { Doubt } from './tray/doubts.contract.ts'
import { doubtsOf } from './tray/enquiryDoubts.ts'
import type { EnquiryFacts } from './tray/enquiryDoubts.ts'
import { putInTray, removeFromTray } from './tray/tray.store.ts'

type Proof = { token: FormToken | null; isTrapped: boolean }
type Ways = EnquiryWays & Pick<Backend, 'enquirySeconds'>

/** No doubts: it is a lead now, or was one a moment ago. When the visitor is told so nothing can be lost any more. */
export function receiveEnquiry(
  db: Db,
  given: GivenEnquiry,
  proof: Proof,
  ways: Ways,
): Promise<{ doubts: Doubt[] }> {
  return db.transaction().execute(async (tx) => {
    const { fingerprint } = await lockEnquiry(tx, given)
    if (await leadOfSame(tx, fingerprint)) return { doubts: [] }
    const facts = await factsOf(tx, given, proof, ways)
    let doubts = doubtsOf(facts)
    if (doubts.length === 0) {
      // Whatever a program has sent is not counted, or else it would keep visitors from being heard.
      await sql`SELECT pg_advisory_xact_lock(hashtextextended('enquiries', 0))`.execute(tx)
      doubts = doubtsOf({ ...facts, lately: await keptLately(tx, given) })
    }
    if (doubts.length > 0) {
      await putInTray(tx, given, { fingerprint, doubts })
      return { doubts }
    }
    // It was doubted because its page was too old, and is sent again.
    await removeFromTray(tx, fingerprint)
    await keepEnquiry(tx, given, fingerprint, ways)
    return { doubts: [] }
  })
}

async function factsOf(
  tx: Db,
  { name, message }: GivenEnquiry,
  { token, isTrapped }: Proof,
  { enquirySeconds, publicUrl }: Ways,
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
