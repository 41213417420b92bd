// The browsers and networks from which a person has signed in: attempts from elsewhere cannot lock these out.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { networkOf } from './networkOf.ts'
import { hashOf, newSecret } from './secrets.ts'

/** As long as browsers keep the cookie. */
const deviceLifetime = sql`interval '400 days'`

/** Whether the user of this name has signed in with this device. */
export async function isKnownDevice(
  db: Db,
  username: string,
  device: string | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "device" d JOIN "user" u ON u."accountId" = d."accountId"
    WHERE u."username" = ${username} AND d."tokenHash" = ${hashOf(device ?? '')}
      AND d."lastUsedOn" > now() - ${deviceLifetime}
  `.execute(db)
  return rows.length > 0
}

/** How long the password alone is enough on a trustPeriod device. */
const trustPeriod = sql`interval '30 days'`

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
    UPDATE "device" SET "trustedUntil" = now() + ${trustPeriod}
    WHERE "accountId" = ${accountId} AND "tokenHash" = ${hashOf(device)}
  `.execute(db)
}

/** Requires the second factor on every device again. */
export async function trustNoDevice(db: Db, accountId: number): Promise<void> {
  await sql`
    UPDATE "device" SET "trustedUntil" = NULL WHERE "accountId" = ${accountId} AND "trustedUntil" IS NOT NULL
  `.execute(db)
}

/** Remembers the device and returns the token for its cookie: a new one unless `device` is a token we issued. */
export async function rememberDevice(
  db: Db,
  accountId: number,
  device: string | undefined,
): Promise<string> {
  const { rows } = await sql`
    SELECT FROM "device" WHERE "tokenHash" = ${hashOf(device ?? '')} LIMIT 1
  `.execute(db)
  const token = device !== undefined && rows[0] ? device : newSecret()
  await sql`DELETE FROM "device" WHERE "lastUsedOn" < now() - ${deviceLifetime}`.execute(db)
  await sql`
    INSERT INTO "device" ("tokenHash", "accountId") VALUES (${hashOf(token)}, ${accountId})
    ON CONFLICT ("accountId", "tokenHash") DO UPDATE SET "lastUsedOn" = now()
  `.execute(db)
  return token
}

/** Shorter than for devices: someone else may take over a network after the person moves away. */
export const networkLifetime = sql`interval '90 days'`
export const hashOfNetwork = (address: string): Buffer => hashOf(networkOf(address) ?? address)

/** Whether the person has signed in from this network. */
export async function isKnownNetwork(db: Db, accountId: number, address: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM "knownNetwork"
    WHERE "accountId" = ${accountId} AND "networkHash" = ${hashOfNetwork(address)}
      AND "lastUsedOn" > now() - ${networkLifetime}
  `.execute(db)
  return rows.length > 0
}

export async function rememberNetwork(db: Db, accountId: number, address: string): Promise<void> {
  await sql`
    DELETE FROM "knownNetwork" WHERE "accountId" = ${accountId} AND "lastUsedOn" < now() - ${networkLifetime}
  `.execute(db)
  await sql`
    INSERT INTO "knownNetwork" ("accountId", "networkHash") VALUES (${accountId}, ${hashOfNetwork(address)})
    ON CONFLICT ("accountId", "networkHash") DO UPDATE SET "lastUsedOn" = now()
  `.execute(db)
}

/** For a new password: whoever knew the old one gets no advantage from a known device or network. */
export async function forgetDevices(tx: Db, accountId: number): Promise<void> {
  await sql`DELETE FROM "device" WHERE "accountId" = ${accountId}`.execute(tx)
  await sql`DELETE FROM "knownNetwork" WHERE "accountId" = ${accountId}`.execute(tx)
}
