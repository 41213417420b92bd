// The agent who signs a mail to a client and receives the reply.
import { isAddress } from '#kit/fields/emailAddress.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import type { Agent } from '#base/backend/agencyLetter.ts'
import type { Db } from '#base/backend/backend.ts'
import { nameInLetters } from './nameInLetters.ts'

/** Null for an unknown account. If the account has no e-mail, replies go to the agent's user name. */
export async function agentOf(db: Db, accountId: number | undefined): Promise<Agent | null> {
  if (accountId === undefined) return null
  const found = await db
    .selectFrom('account as a')
    .leftJoin('user as u', 'u.accountId', 'a.id')
    .select([
      'a.name',
      'a.firstName',
      'a.middleName',
      'a.lastName',
      'a.isCompany',
      'a.email',
      'a.phone',
      'u.username',
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
  if (!found) return null
  const addresses = [...splitTexts(found.email), found.username ?? '']
  return {
    name: nameInLetters(found, null),
    phone: splitTexts(found.phone)[0] ?? null,
    email: addresses.find(isAddress) ?? null,
  }
}
