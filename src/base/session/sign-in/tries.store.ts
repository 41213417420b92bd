// Limits tries, to stop guessing. They are counted in the database, so that all servers count together.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { networksOf } from '#kit/http/outside/networks.ts'
import { tooMany } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { placeToWait } from './placesToWait.ts'
import { hashOf } from './secrets.ts'

/** How often tries under one key may happen within its window, and when they become slower. */
export type Limit = {
  key: string
  /** Tries beyond this are refused; without it, none is. */
  most?: number
  /** Each try beyond these takes longer than the one before. */
  quick?: number
  /** How many delayed tries may wait at once; without it any number. */
  waits?: number
  /** What a success deletes: all tries, or only the successful one. */
  forgiven: 'all' | 'one'
}

/** Keys with this prefix are counted over a day, all others over 15 minutes. */
const dayKey = 'day:'
const ofDay = (key: string, most: number, forgiven: Limit['forgiven']): Limit => ({
  key: `${dayKey}${key}`,
  most,
  forgiven,
})
export const isOfDay = ({ key }: Pick<Limit, 'key'>): boolean => key.startsWith(dayKey)
const shortest = sql`interval '15 minutes'`
/** Ignores tries with times in the future: counted before the clock was put back, they would lock people out for too long. */
const soon = sql`clock_timestamp() + interval '1 minute'`
const window = sql`CASE WHEN starts_with("key", ${dayKey}) THEN interval '1 day' ELSE ${shortest} END`

// The typed name may be a password, so only its hash is stored.
const hashed = (...parts: string[]) => hashOf(parts.join('\n')).toString('base64url')
const ofNetwork = (name: string, address: string) => `${name}\n${networksOf(address).near}`

/** Limits for one network. With IPv6 a single machine has a whole network, and a customer may have many. */
function fromNetwork(name: string, address: string, limit: Omit<Limit, 'key'>): Limit[] {
  const { near, wide, isIPv6 } = networksOf(address)
  const own = { key: `${name}:${near}`, ...limit }
  if (!isIPv6) return [own]
  const times = (number: number | undefined) => number && number * 4
  const { most, waits } = limit
  return [
    own,
    {
      key: `${name}:${wide}`,
      forgiven: 'one',
      ...(most && { most: times(most)! }),
      ...(waits && { waits: times(waits)! }),
    },
  ]
}

/** Tries for one user from one network; tries from other networks are counted separately. */
const pair = (username: string, address: string): Limit => ({
  key: `pair:${hashed(username, networksOf(address).near)}`,
  most: 10,
  waits: 1,
  forgiven: 'all',
})

/**
 * A device that the person has signed in with before has its own count, so that nobody else can lock it out; its tries
 * become slower and slower. Unknown devices may try ten times per user and network, and fifty times per network. If
 * many networks try for one user, all of them are delayed and few may wait at once; after a hundred tries only known
 * devices get in until the window has passed.
 */
export function limitsOfSignIn(
  username: string,
  address: string,
  knownDevice: string | undefined,
): Limit[] {
  if (knownDevice !== undefined)
    return [
      {
        key: `device:${hashed(username, knownDevice)}`,
        quick: 10,
        most: 100,
        waits: 2,
        forgiven: 'all',
      },
    ]
  return [
    pair(username, address),
    ...fromNetwork('address', address, { most: 50, waits: 3, forgiven: 'one' }),
    { key: `user:${hashed(username)}`, quick: 30, most: 100, waits: 10, forgiven: 'one' },
  ]
}

/** For the current password of somebody who is signed in. */
export const limitsOfCurrentPassword = (username: string, address: string): Limit[] => [
  pair(username, address),
]

/** What is known of a try's origin from earlier sign-ins with a second factor: the device, the network. */
type KnownOrigin = { device: string | undefined; network: boolean }

/**
 * Limits for somebody who already knows the password. Tries are counted by origin, so that an attacker cannot lock the
 * person out elsewhere: each known device has its own count, known networks share one, and all unknown origins another.
 *
 * Six digits can be guessed. A code is valid in its half minute and the ones next to it, so three of a million codes are
 * right at any moment, and one try succeeds with 3 in 1,000,000. All unknown networks together have 200 tries a day:
 * 0.06 % a day, however many networks an attacker has. Known networks have 100 a day (0.03 %), a stolen device 100
 * more. The person gets a mail at every fifth wrong code and when the 200 are used up; a new password ends the attack.
 *
 * Using up the 200 only blocks codes from unknown origins. The person still gets in with a code on a known device or in
 * a known network; anywhere with a passkey or a recovery code, which cannot be guessed and have no shared count; or
 * after an administrator has removed the second factor.
 */
export function limitsOfSecondStep(
  accountId: number,
  address: string,
  known: KnownOrigin,
  way: 'code' | 'other',
): Limit[] {
  const person = String(accountId)
  if (known.device !== undefined) {
    const key = `stepOn:${hashed(person, known.device)}`
    return [{ key, most: 20, forgiven: 'all' }, ...(way === 'code' ? [ofDay(key, 100, 'all')] : [])]
  }
  const { near, wide } = networksOf(address)
  const ofNetworks = [...new Set([near, wide])].map((network): Limit => ({
    key: `stepFrom:${hashed(person, network)}`,
    most: 10,
    waits: 2,
    forgiven: 'all',
  }))
  if (way !== 'code') return ofNetworks
  if (known.network) return [...ofNetworks, ofDay(`stepInKnown:${accountId}`, 100, 'one')]
  return [
    ...ofNetworks,
    { key: `step:${accountId}`, quick: 20, most: 60, waits: 5, forgiven: 'one' },
    ofDay(`step:${accountId}`, 200, 'one'),
  ]
}
/** The mail that says that codes from unknown origins are blocked: once a day. */
export const limitsOfLockedMail = (accountId: number): Limit[] => [
  ofDay(`stepLocked:${accountId}`, 1, 'one'),
]
/** For a code of somebody who is signed in. Counted apart from sign-ins: knowing the password is not enough to block it. */
export const limitsOfProof = (accountId: number, address: string): Limit[] => [
  {
    key: `proofFrom:${hashed(String(accountId), networksOf(address).near)}`,
    most: 10,
    forgiven: 'all',
  },
  { key: `proof:${accountId}`, most: 20, forgiven: 'one' },
]
/** For signing in with a passkey alone, which takes two requests each. */
export const limitsOfPasskeySignIn = (address: string): Limit[] =>
  fromNetwork('passkeyAt', address, { most: 120, forgiven: 'one' })

/** How often one thing, and all such things from one network, may be used. */
export type UseLimit = { name: string; most: number; mostOfNetwork?: number }

/** `key` may be secret: only its hash is stored. */
export const limitsOfUses = (
  { name, most, mostOfNetwork }: UseLimit,
  key: string,
  address: string,
): Limit[] => [
  { key: `${name}:${hashed(key)}`, most, forgiven: 'one' },
  ...(mostOfNetwork
    ? fromNetwork(`${name}At`, address, { most: mostOfNetwork, forgiven: 'one' })
    : []),
]

export const limitsOfForgotten = (email: string, address: string): Limit[] =>
  limitsOfUses(
    { name: 'forgotten', most: 5, mostOfNetwork: 30 },
    ofNetwork(email, address),
    address,
  )
/** Mail to one mailbox, whoever requests it. */
export const limitsOfMailbox = (email: string): Limit[] => [
  { key: `mailbox:${hashed(email)}`, most: 5, forgiven: 'one' },
]
export const limitsOfReset = (email: string, address: string): Limit[] => [
  { key: `reset:${hashed(email, networksOf(address).near)}`, most: 30, forgiven: 'all' },
  ...fromNetwork('resetAt', address, { most: 60, forgiven: 'one' }),
]

/** Invitations of one account, so that they do not flood its mailbox. */
export const limitsOfInvitation = (accountId: number): Limit[] => [
  { key: `invitation:${accountId}`, most: 10, forgiven: 'one' },
]

/** Invitations of colleagues by one administrator. */
export const limitsOfInviting = (accountId: number): Limit[] => [
  { key: `inviting:${accountId}`, most: 40, forgiven: 'one' },
]

/** Unknown links from one address: more than this is guessing. */
export const limitsOfGuesses = (name: string, address: string): Limit[] =>
  fromNetwork(name, address, { most: 60, forgiven: 'one' })

/**
 * Enquiries on the public site, which need no sign-in; an office may share one address. Both limits are per network, so
 * that nobody can block visitors from other networks. Enquiries that many networks send wait in the tray.
 */
export const limitsOfEnquiry = (contact: string, address: string): Limit[] =>
  limitsOfUses(
    { name: 'enquiry', most: 5, mostOfNetwork: 30 },
    ofNetwork(contact, address),
    address,
  )

/** Number of tries by key. */
export type TryCounts = ReadonlyMap<string, number>

/**
 * Counts a try before it is checked, and delays it after many tries. Concurrent tries are limited exactly like
 * successive ones. 429 with `retryAfter` after too many tries, or if too many wait; such a try is not counted, or else
 * somebody could lock a person out for ever. `pause` waits without blocking other requests. Returns the number of
 * tries by key, including this one.
 */
export async function countTry(
  db: Db,
  limits: Limit[],
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<TryCounts> {
  const keys = limits.map(({ key }) => key)
  let leave: (() => void) | undefined
  const delayed = db.transaction().execute(async (tx) => {
    // Always locked in the same order, to avoid deadlocks.
    await sql`
      SELECT pg_advisory_xact_lock("lock") FROM (
        SELECT DISTINCT hashtextextended("key", 1) AS "lock" FROM unnest(${keys}::text[]) "key" ORDER BY 1
      ) AS "locks"
    `.execute(tx)
    const before = await mustBeWithin(tx, limits)
    await sql`INSERT INTO "signInFailure" ("key") SELECT unnest(${keys}::text[])`.execute(tx)
    const delays = limits.map(({ key, quick }) => delayOf((before.get(key) ?? 0) + 1, quick))
    const delay = Math.max(0, ...delays)
    if (delay > 0) leave = placeToWait(limits)
    return { delay, before }
  })
  try {
    const { delay, before } = await delayed
    if (delay > 0) await pause(delay)
    return new Map(keys.map((key) => [key, (before.get(key) ?? 0) + 1]))
  } finally {
    leave?.()
  }
}

/** In milliseconds: half a second more for each try beyond the quick ones, at most five seconds. */
export const delayOf = (tries: number, quick = Infinity): number =>
  Math.min(5000, Math.max(0, tries - quick) * 500)

/** Returns the tries by key within their windows. 429 if there were too many. */
async function mustBeWithin(db: Db, limits: Limit[]): Promise<TryCounts> {
  const keys = limits.map(({ key }) => key)
  const { rows } = await sql<{ key: string; tries: number; seconds: number }>`
    SELECT "key", count(*) AS "tries",
      ceil(extract(epoch FROM min("failedOn") + ${window} - now()))::int AS "seconds"
    FROM "signInFailure"
    WHERE "key" = ANY(${keys}) AND "failedOn" > now() - ${window} AND "failedOn" < ${soon}
    GROUP BY "key"
  `.execute(db)
  const spent = rows.filter(({ key, tries }) => tries >= mostOf(limits, key))
  if (spent.length > 0) throw tooMany(Math.max(1, ...spent.map(({ seconds }) => seconds)))
  return new Map(rows.map(({ key, tries }) => [key, tries]))
}

const mostOf = (limits: Limit[], key: string) =>
  limits.find((limit) => limit.key === key)?.most ?? Infinity

/** Call after a success: deletes the tries that it forgives, and outdated ones. */
export async function forgiveTries(db: Db, limits: Limit[]): Promise<void> {
  const keysOf = (what: Limit['forgiven']) =>
    limits.filter(({ forgiven }) => forgiven === what).map(({ key }) => key)
  await sql`
    DELETE FROM "signInFailure"
    WHERE "key" = ANY(${keysOf('all')})
      OR ("failedOn" < now() - ${shortest} AND "failedOn" < now() - ${window})
      OR "ctid" = ANY(ARRAY(
      SELECT (
        SELECT "ctid" FROM "signInFailure" WHERE "key" = one ORDER BY "failedOn" DESC LIMIT 1
      ) FROM unnest(${keysOf('one')}::text[]) one
    ))
  `.execute(db)
}
