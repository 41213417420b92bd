// Browsers that a person has signed in with, and networks they were in: whoever tries from elsewhere cannot lock these
// out.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { networkOf } from './networkOf.ts'
import { hashOf, newSecret } from './secrets.ts'

/** As long as browsers keep its cookie. */
const kept = sql`interval '400 days'`

/** Whether a person of this user name has signed in with this device; undefined has nobody. */
export async function isKnownDevice(
  db: Db,
  username: string,
  device: string | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "device" d JOIN "user" u ON u."accountId" = d."accountId"
    WHERE u."username" = ${username} AND d."tokenHash" = ${hashOf(device ?? '')}
      AND d."lastUsedOn" > now() - ${kept}
  `.execute(db)
  return rows.length > 0
}

/** How long the password alone is enough on a device that its person trusts. */
const trusted = sql`interval '30 days'`

export async function isTrustedDevice(
  db: Db,
  accountId: number,
  device: string | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "device"
    WHERE "accountId" = ${accountId} AND "tokenHash" = ${hashOf(device ?? '')} AND "trustedUntil" > now()
  `.execute(db)
  return rows.length > 0
}

export async function trustDevice(db: Db, accountId: number, device: string): Promise<void> {
  await sql`
    UPDATE "device" SET "trustedUntil" = now() + ${trusted}
    WHERE "accountId" = ${accountId} AND "tokenHash" = ${hashOf(device)}
  `.execute(db)
}

/** From now on the second factor is asked for on each of them. */
export async function trustNoDevice(db: Db, accountId: number): Promise<void> {
  await sql`
    UPDATE "device" SET "trustedUntil" = NULL WHERE "accountId" = ${accountId} AND "trustedUntil" IS NOT NULL
  `.execute(db)
}

/** Remembers the device, and answers what it is to show next time. Only names that we gave count. */
export async function rememberDevice(
  db: Db,
  accountId: number,
  device: string | undefined,
): Promise<string> {
  const { rows } = await sql`
    SELECT FROM "device" WHERE "tokenHash" = ${hashOf(device ?? '')} LIMIT 1
  `.execute(db)
  const token = device !== undefined && rows[0] ? device : newSecret()
  await sql`DELETE FROM "device" WHERE "lastUsedOn" < now() - ${kept}`.execute(db)
  await sql`
    INSERT INTO "device" ("tokenHash", "accountId") VALUES (${hashOf(token)}, ${accountId})
    ON CONFLICT ("accountId", "tokenHash") DO UPDATE SET "lastUsedOn" = now()
  `.execute(db)
  return token
}

/** Shorter than devices: whoever moves away leaves their network to others. */
const keptNetworks = sql`interval '90 days'`
const hashOfNetwork = (address: string) => hashOf(networkOf(address) ?? address)

/** Whether the person has signed in from this network. */
export async function isKnownNetwork(db: Db, accountId: number, address: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "knownNetwork"
    WHERE "accountId" = ${accountId} AND "networkHash" = ${hashOfNetwork(address)}
      AND "lastUsedOn" > now() - ${keptNetworks}
  `.execute(db)
  return rows.length > 0
}

export async function rememberNetwork(db: Db, accountId: number, address: string): Promise<void> {
  await sql`
    DELETE FROM "knownNetwork" WHERE "accountId" = ${accountId} AND "lastUsedOn" < now() - ${keptNetworks}
  `.execute(db)
  await sql`
    INSERT INTO "knownNetwork" ("accountId", "networkHash") VALUES (${accountId}, ${hashOfNetwork(address)})
    ON CONFLICT ("accountId", "networkHash") DO UPDATE SET "lastUsedOn" = now()
  `.execute(db)
}

/** Whoever has had what was enough until now knows none of these any better than a stranger. */
export async function forgetDevices(tx: Db, accountId: number): Promise<void> {
  await sql`DELETE FROM "device" WHERE "accountId" = ${accountId}`.execute(tx)
  await sql`DELETE FROM "knownNetwork" WHERE "accountId" = ${accountId}`.execute(tx)
}
