// The networks from which staff have signed in lately. A request from one of them without a session, such as a sign-in or a
// page of the public site, is served before those of strangers.
import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { Lane } from '#kit/http/overload/overload.ts'
import type { Db } from '#base/backend/backend.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { hashOfNetwork, networkLifetime } from './devices.store.ts'
import { maySignIn } from '../sessions.store.ts'

/** Milliseconds. */
const readEvery = 60_000
const mostNetworks = 2000

async function readNetworks(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ networkHash: Buffer }>`
    SELECT n."networkHash" FROM "knownNetwork" n JOIN "account" a ON a."id" = n."accountId"
    WHERE a."role" IN ('admin', 'employee') AND ${maySignIn} AND n."lastUsedOn" > now() - ${networkLifetime}
    GROUP BY n."networkHash" ORDER BY max(n."lastUsedOn") DESC LIMIT ${mostNetworks}
  `.execute(db)
  return new Set(rows.map(({ networkHash }) => networkHash.toString('hex')))
}

/**
 * Staff with a session come first, each person with the same share; then clients with a session and the networks of staff,
 * then strangers. Networks are read in the background: a new one counts after a minute at the latest.
 */
export function lanesOf(db: Db): (request: FastifyRequest) => Lane {
  let networks: ReadonlySet<string> = new Set()
  let readOn = -Infinity
  // Read outside of the request that happens to trigger it.
  const byItself = AsyncLocalStorage.snapshot()
  const refresh = () => {
    if (performance.now() - readOn < readEvery) return
    readOn = performance.now()
    byItself(() => readNetworks(db)).then(
      (read) => void (networks = read),
      // On failure, keep the known networks.
      () => {},
    )
  }
  return ({ actor, ip }) => {
    if (actor) return staff.allows(actor) ? 'staff' : 'known'
    refresh()
    return networks.has(hashOfNetwork(ip).toString('hex')) ? 'known' : 'stranger'
  }
}
