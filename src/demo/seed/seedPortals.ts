// Three portals: one that fetches nightly, the agency's own website that fetches hourly, and a former one. The job makes their
// feeds as usual.
import { type Kysely, sql } from 'kysely'
import { addDays } from '#kit/clock.ts'
import { hashOf, newSecret } from '#base/session/sign-in/secrets.ts'
import type { Tables } from '#base/backend/tables.ts'
import { instant } from '../days.ts'
import { demoSignIns } from '../signIns.ts'

const portals = [
  { id: 1, name: 'Kyero', format: 'kyero', language: 'en', isOn: true, days: 64 },
  { id: 2, name: 'Ο ιστότοπός μας', format: 'agencyJson', language: 'el', isOn: true, days: 41 },
  { id: 3, name: 'Trovit', format: 'lifull', language: 'el', isOn: false, days: 23 },
] as const

export async function seedPortals(tx: Kysely<Tables>, today: string): Promise<void> {
  const by = demoSignIns[0].accountId
  for (const { days, ...portal } of portals) {
    const since = instant(addDays(today, -days), 10 * 60)
    await tx
      .insertInto('portal')
      .values({
        ...portal,
        onSince: since,
        addressSince: since,
        tokenHash: hashOf(newSecret()),
        createdOn: since,
        createdById: by,
        modifiedOn: since,
        modifiedById: by,
      })
      .execute()
  }
  await thereSince(tx)
  // Fetches every night at the same time, and every hour of the last days; the latest one just now.
  await fetches(tx, { portalId: 1, agent: 'KyeroBot/3.2', address: '203.0.113.24' }, '1 day', 20)
  await fetches(tx, { portalId: 2, agent: 'estia-site/1.4', address: '198.51.100.7' }, '1 hour', 60)
  await sql`SELECT setval(pg_get_serial_sequence('"portal"', 'id'), ${portals.length})`.execute(tx)
}

/** Properties that every format accepts, since their publication or since the portal was added. */
const thereSince = (tx: Kysely<Tables>) =>
  sql`
  INSERT INTO "portalObject" ("portalId", "objectId", "state", "since")
  SELECT p."id", o."id", 'there', greatest(o."publishedOn", p."onSince")
  FROM "object" o, "portal" p
  WHERE o."published" AND o."objectSubTypeId" <= 6 AND (o."forSale" OR o."forRent")
    AND o."energyClass" IS NOT NULL AND o."locationId" IS NOT NULL AND NOT o."soldRecently" AND NOT o."rented" AND p."isOn"
    AND EXISTS (SELECT FROM "file" f WHERE f."parentKind" = 'Object' AND f."parentId" = o."id"
      AND f."deletedOn" IS NULL AND f."isPicture" AND NOT f."damaged")
`.execute(tx)

type Reader = { portalId: number; agent: string; address: string }

/** Every third feed was unchanged. */
const fetches = (
  tx: Kysely<Tables>,
  { portalId, agent, address }: Reader,
  every: string,
  times: number,
) =>
  sql`
  INSERT INTO "portalFetch" ("portalId", "fetchedOn", "address", "agent", "status", "count")
  SELECT ${portalId}, now() - interval '7 minutes' - n * ${every}::interval, ${address}, ${agent},
    CASE WHEN n % 3 = 1 THEN 304 ELSE 200 END,
    (SELECT count(*) FROM "portalObject" WHERE "portalId" = ${portalId})
  FROM generate_series(${times - 1}::integer, 0, -1) n
`.execute(tx)
