// Two addresses to which mail came back: one of an owner, that does not exist any more, and a full mailbox of a client.
import { sql } from 'kysely'
import { addDays } from '#kit/clock.ts'
import type { Db } from '#base/backend/backend.ts'
import { noteBounces } from '#base/bounces/bounces.store.ts'
import { instant } from '../days.ts'

export async function seedBounces(tx: Db, today: string): Promise<void> {
  const addresses = async (kind: 'isOwner' | 'isClient') =>
    (
      await sql<{ address: string }>`
        SELECT split_part("email", ';', 1) AS "address" FROM "account" a
        WHERE ${sql.ref(kind)} AND "email" IS NOT NULL AND "deletedOn" IS NULL AND NOT "isEmploye"
          AND NOT EXISTS (SELECT FROM "user" u WHERE u."accountId" = a."id")
          AND NOT EXISTS (
            SELECT FROM "lead" l JOIN "matchSending" d ON d."leadId" = l."id" WHERE l."accountId" = a."id"
          )
        ORDER BY "id" LIMIT 2
      `.execute(tx)
    ).rows
  const [owner] = await addresses('isOwner')
  const client = (await addresses('isClient')).find(({ address }) => address !== owner!.address)
  await noteBounces(tx, [
    {
      ...owner!,
      reason: 'noMailbox',
      status: '5.1.1',
      said: '550 5.1.1 The email account that you tried to reach does not exist',
      source: 'notice',
      on: instant(addDays(today, -18), 10 * 60 + 15),
    },
    {
      ...client!,
      reason: 'full',
      status: '5.2.2',
      said: '552 5.2.2 The mailbox is full',
      source: 'smtp',
      on: instant(addDays(today, -3), 9 * 60 + 40),
    },
  ])
}
