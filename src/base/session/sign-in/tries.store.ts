// Counts tries, so that nobody guesses on; in the database, so that all servers count together.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { networksOf } from '#kit/http/outside/networks.ts'
import { tooMany } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { placeToWait } from './placesToWait.ts'
import { hashOf } from './secrets.ts'

/** What is counted; how many times it may happen within the window, and from which on it takes longer. */
export type Limit = {
  key: string
  /** Refused beyond; without it never. */
  most?: number
  /** Beyond these each takes longer than the one before. */
  quick?: number
  /** So many may wait for that at once; without it any number. */
  waits?: number
  /** What a success forgives: all that was tried, or the one good try alone. */
  forgiven: 'all' | 'one'
}

/** Counted over a day by their keys, all others over a quarter of an hour. */
const dayKey = 'day:'
const ofDay = (key: string, most: number, forgiven: Limit['forgiven']): Limit => ({
  ...{ key: `${dayKey}${key}`, most, forgiven },
})
export const isOfDay = ({ key }: Pick<Limit, 'key'>): boolean => key.startsWith(dayKey)
const shortest = sql`interval '15 minutes'`
const window = sql`CASE WHEN starts_with("key", ${dayKey}) THEN interval '1 day' ELSE ${shortest} END`

// What was typed for a name may be a password: only its hash is kept.
const hashed = (...parts: string[]) => hashOf(parts.join('\n')).toString('base64url')

/** What one network may do. With IPv6 one machine has a whole one, and one customer many. */
function fromNetwork(name: string, address: string, limit: Omit<Limit, 'key'>): Limit[] {
  const { near, wide, isIPv6 } = networksOf(address)
  const own = { key: `${name}:${near}`, ...limit }
  if (!isIPv6) return [own]
  const times = (number: number | undefined) => number && number * 4
  const { most, waits } = limit
  return [
    own,
    {
      ...{ key: `${name}:${wide}`, forgiven: 'one' },
      ...(most && { most: times(most)! }),
      ...(waits && { waits: times(waits)! }),
    },
  ]
}

/** Tries of one user from one network: whoever tries from elsewhere is counted apart. */
const pair = (username: string, address: string): Limit => ({
  key: `pair:${hashed(username, networksOf(address).near)}`,
  most: 10,
  waits: 1,
  forgiven: 'all',
})

/**
 * A device that the person has signed in with before is made to wait longer and longer, and is counted
 * for itself: nobody else can lock it out. From others one may try ten times for a user from a network,
 * fifty from a network, and when many networks try for one user, all of those wait, few at once; beyond a
 * hundred only the devices that are known get in for a while.
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
        ...{ quick: 10, most: 100, waits: 2, forgiven: 'all' },
      },
    ]
  return [
    pair(username, address),
    ...fromNetwork('address', address, { most: 50, waits: 3, forgiven: 'one' }),
    { key: `user:${hashed(username)}`, quick: 30, most: 100, waits: 10, forgiven: 'one' },
  ]
}

/** Of one's own current password, by somebody who is signed in. */
export const limitsOfCurrentPassword = (username: string, address: string): Limit[] => [
  pair(username, address),
]

/** What of a try at the second step the person is known by, from sign-ins that showed a second factor. */
type KnownBy = { device: string | undefined; network: boolean }

/**
 * By who knows the password already. Tries are counted where they come from, so that nobody locks the person out
 * elsewhere: a device of their own for itself; networks that they have signed in from together; then all others.
 *
 * Six digits can be guessed. A code is good for its half minute and the ones beside it: of a million, three are right
 * at any moment, so that one try hits with 3 in 1,000,000. Whatever number of networks an attacker has, the strangers
 * among them have 200 tries a day in all: 0.06 % a day. From inside a network of the person's it is 100 (0.03 %), on
 * a device that was stolen too 100 more. The person is told by mail with every fifth wrong one, and of the end of
 * these 200; a new password then ends it.
 *
 * Whoever has spent the 200 keeps the person out of codes at strange places alone. On a known device, and in a known
 * network, their code lets them in; anywhere a passkey or a recovery code, which cannot be guessed and are not counted
 * together; and an administrator who takes the second factor away.
 */
export function limitsOfSecondStep(
  accountId: number,
  address: string,
  known: KnownBy,
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
    ...{ most: 10, waits: 2, forgiven: 'all' },
  }))
  if (way !== 'code') return ofNetworks
  if (known.network) return [...ofNetworks, ofDay(`stepInKnown:${accountId}`, 100, 'one')]
  return [
    ...ofNetworks,
    { key: `step:${accountId}`, quick: 20, most: 60, waits: 5, forgiven: 'one' },
    ofDay(`step:${accountId}`, 200, 'one'),
  ]
}
/** How often a day somebody is told that codes of theirs are taken no more at strange places. */
export const limitsOfLockedMail = (accountId: number): Limit[] => [
  ofDay(`stepLocked:${accountId}`, 1, 'one'),
]
/** Of a code, by somebody who is signed in: whoever only knows the password keeps nobody from it. */
export const limitsOfProof = (accountId: number, address: string): Limit[] => [
  {
    key: `proofFrom:${hashed(String(accountId), networksOf(address).near)}`,
    most: 10,
    forgiven: 'all',
  },
  { key: `proof:${accountId}`, most: 20, forgiven: 'one' },
]
/** Of signing in with a passkey alone: each takes a question and an answer. */
export const limitsOfPasskeySignIn = (address: string): Limit[] =>
  fromNetwork('passkeyAt', address, { most: 120, forgiven: 'one' })

export const limitsOfForgotten = (email: string, address: string): Limit[] => [
  { key: `forgotten:${hashed(email, networksOf(address).near)}`, most: 5, forgiven: 'one' },
  ...fromNetwork('forgottenAt', address, { most: 30, forgiven: 'one' }),
]
/** Letters to one mailbox, whoever asks for them. */
export const limitsOfMailbox = (email: string): Limit[] => [
  { key: `mailbox:${hashed(email)}`, most: 5, forgiven: 'one' },
]
export const limitsOfReset = (email: string, address: string): Limit[] => [
  { key: `reset:${hashed(email, networksOf(address).near)}`, most: 30, forgiven: 'all' },
  ...fromNetwork('resetAt', address, { most: 60, forgiven: 'one' }),
]

/** Invitations of one account, so that no mailbox is filled. */
export const limitsOfInvitation = (accountId: number): Limit[] => [
  { key: `invitation:${accountId}`, most: 10, forgiven: 'one' },
]

/** Approval links that open nothing, from one address: whoever asks for so many is guessing. */
export const limitsOfUnknownLink = (address: string): Limit[] => [
  ...fromNetwork('approvalAt', address, { most: 60, forgiven: 'one' }),
]
/** What is done with one approval link, and from one address; a family may share the one, an office the other. */
export const limitsOfLink = (expense: number, address: string): Limit[] => [
  { key: `approval:${expense}`, most: 300, forgiven: 'one' },
  ...fromNetwork('approvalsAt', address, { most: 600, forgiven: 'one' }),
]

/**
 * What a visitor of the public site sends, who needs no sign-in: an office may share one address. Each is of one
 * network, so that no other keeps a visitor from being heard: what many networks send together waits in the tray.
 */
export const limitsOfEnquiry = (contact: string, address: string): Limit[] => [
  { key: `enquiry:${hashed(contact, networksOf(address).near)}`, most: 5, forgiven: 'one' },
  ...fromNetwork('enquiryAt', address, { most: 30, forgiven: 'one' }),
]

/** How often the calendar at one private address is read, and how often one that there is not is asked for. */
export const limitsOfFeed = (token: string): Limit[] => [
  { key: `feed:${hashed(token)}`, most: 60, forgiven: 'one' },
]
export const limitsOfUnknownFeed = (address: string): Limit[] => [
  ...fromNetwork('unknownFeed', address, { most: 60, forgiven: 'one' }),
]

/** Links of selections that open nothing, from one address: whoever asks for so many is guessing. */
export const limitsOfGuess = (address: string): Limit[] => [
  ...fromNetwork('selectionAt', address, { most: 60, forgiven: 'one' }),
]
/** What a client does on the page of a selection; a family may share the link, an office the address. */
export const limitsOfMarks = (selection: number, address: string): Limit[] => [
  { key: `marks:${selection}`, most: 150, forgiven: 'one' },
  ...fromNetwork('marksAt', address, { most: 300, forgiven: 'one' }),
]
export const limitsOfMessages = (selection: number, address: string): Limit[] => [
  { key: `messages:${selection}`, most: 10, forgiven: 'one' },
  ...fromNetwork('messagesAt', address, { most: 30, forgiven: 'one' }),
]

/** How often each key was tried. */
export type Tried = ReadonlyMap<string, number>

/** 429 for whom has tried too often already; counts nothing. */
export const mustBeFree = async (db: Db, limits: Limit[]): Promise<void> =>
  void (await mustBeWithin(db, limits))

/**
 * Counts a try before it is judged, and waits where there were many, few at once. Of many at once as many pass as of
 * many one after another. 429 with `retryAfter` when there were too many, or too many wait; such a try is not counted,
 * or else somebody could keep a person out for ever. `pause` waits without keeping others from work. Answers how often
 * each was tried by now, this time too.
 */
export async function countTry(
  db: Db,
  limits: Limit[],
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<Tried> {
  const keys = limits.map(({ key }) => key)
  let leave: (() => void) | undefined
  const delayed = db.transaction().execute(async (tx) => {
    // In one order, so that no two wait for each other.
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

/** In milliseconds: half a second more for each try beyond the quick ones, five seconds at most. */
export const delayOf = (tries: number, quick = Infinity): number =>
  Math.min(5000, Math.max(0, tries - quick) * 500)

/** How often each was tried within its window. */
async function mustBeWithin(db: Db, limits: Limit[]): Promise<Tried> {
  const keys = limits.map(({ key }) => key)
  const { rows } = await sql<{ key: string; tries: number; seconds: number }>`
    SELECT "key", count(*) AS "tries",
      ceil(extract(epoch FROM min("failedOn") + ${window} - now()))::int AS "seconds"
    FROM "signInFailure"
    WHERE "key" = ANY(${keys}) AND "failedOn" > now() - ${window}
    GROUP BY "key"
  `.execute(db)
  const spent = rows.filter(({ key, tries }) => tries >= mostOf(limits, key))
  if (spent.length > 0) throw tooMany(Math.max(1, ...spent.map(({ seconds }) => seconds)))
  return new Map(rows.map(({ key, tries }) => [key, tries]))
}

const mostOf = (limits: Limit[], key: string) =>
  limits.find((limit) => limit.key === key)?.most ?? Infinity

/** After a success: what was tried for it does not count, nor does the one good try of an address. */
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
