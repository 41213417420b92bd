// A colleague who was invited yesterday and has not come yet.
import { sql } from 'kysely'
import { addDays } from '#kit/clock.ts'
import type { Db } from '#base/backend/backend.ts'
import { add } from '#kit/db/save.ts'
import { addInvitation } from '#base/session/invitations/invitations.store.ts'
import { accountEntity } from '#records/accounts/accounts.store.ts'
import { instant } from '../days.ts'
import { demoSignIns } from '../signIns.ts'

const [{ accountId, username: administrator }] = demoSignIns
const inviter = {
  accountId,
  username: administrator,
  roles: ['admin'],
  branchId: null,
  language: 'en',
}

export async function seedInvitation(tx: Db, today: string): Promise<void> {
  const email = 'eftychia.sarri@example.com'
  const access = { role: 'employee', branchId: 2 } as const
  const id = await add(
    tx,
    accountEntity,
    {
      firstName: 'Ευτυχία',
      lastName: 'Σαρρή',
      email,
      isEmploye: true,
      language: 'el',
      country: 'GR',
      startDate: addDays(today, 7),
      ...access,
    },
    inviter,
  )
  const person = { accountId: id, username: email, language: 'el', madeAccount: true }
  await addInvitation(tx, { ...person, ...access, isMailed: true }, inviter)
  const yesterday = instant(addDays(today, -1), 10 * 60)
  await sql`
    UPDATE "invitation" SET "invitedOn" = ${yesterday}, "mailedOn" = ${yesterday},
      "expiresOn" = ${yesterday}::timestamptz + interval '7 days'
    WHERE "accountId" = ${id}
  `.execute(tx)
}
