// The second step of signing in: what it takes, how often it may be tried, and what comes of it.
import { sql } from 'kysely'
import { Problem, badRequest } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { completeSignIn } from '../sign-in/completeSignIn.store.ts'
import type { From, SignedIn } from '../sign-in/completeSignIn.store.ts'
import { isKnownDevice, isKnownNetwork } from '../sign-in/devices.store.ts'
import type { Note } from '../sign-in/signInLog.ts'
import type { Turns } from '../sign-in/signInTurns.ts'
import {
  countTry,
  forgiveTries,
  isOfDay,
  limitsOfLockedMail,
  limitsOfMailbox,
  limitsOfPasskeySignIn,
  limitsOfSecondStep,
} from '../sign-in/tries.store.ts'
import { queueFactorMail } from './factorMail.ts'
import { askForPasskey, takePasskey } from './passkeys/passkeys.store.ts'
import type { PasskeyPlace } from './passkeys/passkeyHost.ts'
import { endSecondStep, personOfStep, useTry } from './secondSteps.store.ts'
import type { Held } from './secondSteps.store.ts'
import type { ShownFactor, SignedPasskey } from './shown.contract.ts'
import { notRight, showFactor, wayOf } from './showFactor.ts'
import type { FactorWays } from './showFactor.ts'

type Ways = FactorWays & { note: Note }
type Given = ShownFactor & { token: string; trustDevice?: boolean | undefined }
type At = From & { browser: string | undefined; place: PasskeyPlace | undefined }
/** A try that may have to wait. */
type TriedAt = At & Pick<Turns, 'pause'>

/** Too late, too many tries, another browser, or a token that never was: all the same. */
const isOver = () =>
  new Problem(400, { detail: 'session.stepOver', extra: { secondStepOver: true } })

/** Opens the session. 400 for what is wrong, 429 after too many tries; all is used up but once. */
export async function takeSecondStep(ways: Ways, given: Given, at: TriedAt): Promise<SignedIn> {
  const { db, note } = ways
  const way = wayOf(given)
  const held: Held = { token: given.token, browser: at.browser }
  const accountId = await personOfStep(db, held)
  if (accountId === undefined) throw isOver()
  const user = { accountId, username: await usernameOf(db, accountId) }
  const event = { address: at.address, by: way, user }
  const isKnown = await isKnownDevice(db, user.username, at.device)
  const known = {
    device: isKnown ? at.device : undefined,
    network: await isKnownNetwork(db, accountId, at.address),
  }
  const limits = limitsOfSecondStep(accountId, at.address, known, way === 'code' ? way : 'other')
  const tried = await countTry(db, limits, at.pause).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    note({ ...event, action: 'secondStepFailed', outcome: 'too many tries' })
    throw limits.some(isOfDay) && isLong(error) ? codesLocked(error) : error
  })
  const triesLeft = await useTry(db, held)
  if (triesLeft === undefined) throw isOver()
  const asked = { holder: given.token, purpose: 'secondStep', place: at.place } as const
  if (!(await showFactor(ways, accountId, given, asked))) {
    note({ ...event, action: 'secondStepFailed', outcome: 'refused' })
    const ofDay = limits.find(isOfDay)
    const wrong = ofDay ? tried.get(ofDay.key)! : 0
    const isStranger = !known.device && !known.network
    // Whoever begins anew before the fifth try is told of too.
    if (triesLeft === 0 || (wrong > 0 && wrong % 5 === 0)) await warn(ways, user, 'guessed')
    if (isStranger && ofDay && wrong === ofDay.most) await warn(ways, user, 'locked')
    throw notRight(way, triesLeft === 0 ? { secondStepOver: true } : {})
  }
  if (!(await endSecondStep(db, held))) throw isOver()
  const signedIn = await completeSignIn(db, accountId, at, given.trustDevice)
  if (!signedIn) throw isOver()
  await forgiveTries(db, limits)
  note({ ...event, action: 'signIn', outcome: 'done' })
  return signedIn
}

async function usernameOf(db: Db, accountId: number): Promise<string> {
  const { rows } = await sql<{ username: string }>`
    SELECT "username" FROM "user" WHERE "accountId" = ${accountId}
  `.execute(db)
  return rows[0]?.username ?? ''
}

/** Longer than a quarter of an hour: the tries of a day are spent. */
const isLong = ({ parts }: Problem) => Number(parts.extra?.['retryAfter']) > 15 * 60

/** The same answer, with the ways that are left. */
const codesLocked = ({ parts: { extra } }: Problem) =>
  new Problem(429, { detail: 'session.codesLocked', ...(extra && { extra }) })

type News = 'guessed' | 'locked'

/** Whoever guesses here knows the password already: its person should hear of it. */
async function warn(
  { db, post }: Ways,
  { accountId, username }: { accountId: number; username: string },
  news: News,
): Promise<void> {
  const limits = news === 'locked' ? limitsOfLockedMail(accountId) : limitsOfMailbox(username)
  try {
    await countTry(db, limits)
  } catch (error) {
    if (error instanceof Problem) return
    throw error
  }
  await queueFactorMail(db, post, accountId, news)
}

/** What a browser has to sign for the second step. */
export async function askAtSecondStep(
  db: Db,
  token: string,
  { browser, place }: Pick<At, 'browser' | 'place'>,
) {
  const accountId = await personOfStep(db, { token, browser })
  if (accountId === undefined) throw isOver()
  if (!place) throw badRequest('session.noPasskeysHere')
  return askForPasskey(db, { holder: token, purpose: 'secondStep' }, place, accountId)
}

/** What a browser has to sign in the place of a password. */
export async function askInPlaceOfPassword(
  db: Db,
  browser: string,
  { address, place }: Pick<At, 'address' | 'place'>,
) {
  if (!place) throw badRequest('session.noPasskeysHere')
  await countTry(db, limitsOfPasskeySignIn(address))
  return askForPasskey(db, { holder: browser, purpose: 'signIn' }, place)
}

/** Opens the session of whoever's passkey it is, which the device has asked its own proof for. */
export async function signInWithPasskey(
  { db, note }: Pick<Ways, 'db' | 'note'>,
  passkey: SignedPasskey,
  at: At,
): Promise<SignedIn> {
  const { browser, place, address } = at
  if (!place) throw badRequest('session.noPasskeysHere')
  const limits = limitsOfPasskeySignIn(address)
  await countTry(db, limits)
  const accountId =
    browser === undefined
      ? undefined
      : await takePasskey(db, { holder: browser, purpose: 'signIn' }, passkey, place)
  const signedIn = accountId && (await completeSignIn(db, accountId, at))
  if (!signedIn) {
    note({ action: 'signInFailed', outcome: 'refused', address, by: 'passkey' })
    throw notRight('passkey')
  }
  await forgiveTries(db, limits)
  note({ action: 'signIn', outcome: 'done', address, by: 'passkey', user: signedIn })
  return signedIn
}
