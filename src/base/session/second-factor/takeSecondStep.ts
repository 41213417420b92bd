// The second step of signing in, with its limits and warnings.
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
import type { StepKeys } from './secondSteps.store.ts'
import type { ShownFactor, SignedPasskey } from './shown.contract.ts'
import { showFactor, wayOf, wrongFactor } from './showFactor.ts'
import type { FactorContext } from './showFactor.ts'

type StepContext = FactorContext & { note: Note }
type StepInput = ShownFactor & { token: string; trustDevice?: boolean | undefined }
type StepOrigin = From & { browser: string | undefined; place: PasskeyPlace | undefined }

/** One error for an expired step, too many tries, another browser and an unknown token. */
const stepOver = () =>
  new Problem(400, { detail: 'session.stepOver', extra: { secondStepOver: true } })

/** Opens the session. 400 for a wrong factor, 429 after too many tries. The step and the factor work only once. */
export async function takeSecondStep(
  context: StepContext,
  input: StepInput,
  origin: StepOrigin & Pick<Turns, 'pause'>,
): Promise<SignedIn> {
  const { db, note } = context
  const way = wayOf(input)
  const keys: StepKeys = { token: input.token, browser: origin.browser }
  const accountId = await personOfStep(db, keys)
  if (accountId === undefined) throw stepOver()
  const user = { accountId, username: await usernameOf(db, accountId) }
  const event = { address: origin.address, by: way, user }
  const isKnown = await isKnownDevice(db, user.username, origin.device)
  const known = {
    device: isKnown ? origin.device : undefined,
    network: await isKnownNetwork(db, accountId, origin.address),
  }
  const limits = limitsOfSecondStep(
    accountId,
    origin.address,
    known,
    way === 'code' ? way : 'other',
  )
  const tryCounts = await countTry(db, limits, origin.pause).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    note({ ...event, action: 'secondStepFailed', outcome: 'too many tries' })
    throw limits.some(isOfDay) && isUntilTomorrow(error) ? codesLocked(error) : error
  })
  const triesLeft = await useTry(db, keys)
  if (triesLeft === undefined) throw stepOver()
  const challenge = { holder: input.token, purpose: 'secondStep', place: origin.place } as const
  if (!(await showFactor(context, accountId, input, challenge))) {
    note({ ...event, action: 'secondStepFailed', outcome: 'refused' })
    const ofDay = limits.find(isOfDay)
    const wrongCount = ofDay ? tryCounts.get(ofDay.key)! : 0
    const isStranger = !known.device && !known.network
    // Also warn if an attacker restarts the step before its tries run out.
    if (triesLeft === 0 || (wrongCount > 0 && wrongCount % 5 === 0))
      await warn(context, user, 'guessed')
    if (isStranger && ofDay && wrongCount === ofDay.most) await warn(context, user, 'locked')
    throw wrongFactor(way, triesLeft === 0 ? { secondStepOver: true } : {})
  }
  if (!(await endSecondStep(db, keys))) throw stepOver()
  const signedIn = await completeSignIn(db, accountId, origin, input.trustDevice)
  if (!signedIn) throw stepOver()
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

/** The wait is longer than the short window of 15 minutes, so the tries of the day are used up. */
const isUntilTomorrow = ({ parts }: Problem) => Number(parts.extra?.['retryAfter']) > 15 * 60

/** The same error, with a text that names the remaining ways. */
const codesLocked = ({ parts: { extra } }: Problem) =>
  new Problem(429, { detail: 'session.codesLocked', ...(extra && { extra }) })

type Warning = 'guessed' | 'locked'

/** Warns the person by mail, because whoever guesses here already knows the password. */
async function warn(
  { db, post }: StepContext,
  { accountId, username }: { accountId: number; username: string },
  warning: Warning,
): Promise<void> {
  const limits = warning === 'locked' ? limitsOfLockedMail(accountId) : limitsOfMailbox(username)
  try {
    await countTry(db, limits)
  } catch (error) {
    if (error instanceof Problem) return
    throw error
  }
  await queueFactorMail(db, post, accountId, warning)
}

/** The passkey challenge for the second step. */
export async function askAtSecondStep(
  db: Db,
  token: string,
  { browser, place }: Pick<StepOrigin, 'browser' | 'place'>,
) {
  const accountId = await personOfStep(db, { token, browser })
  if (accountId === undefined) throw stepOver()
  if (!place) throw badRequest('session.noPasskeysHere')
  return askForPasskey(db, { holder: token, purpose: 'secondStep' }, place, accountId)
}

/** The passkey challenge for signing in without a password. */
export async function askInsteadOfPassword(
  db: Db,
  browser: string,
  { address, place }: Pick<StepOrigin, 'address' | 'place'>,
) {
  if (!place) throw badRequest('session.noPasskeysHere')
  await countTry(db, limitsOfPasskeySignIn(address))
  return askForPasskey(db, { holder: browser, purpose: 'signIn' }, place)
}

/** Opens the session of the passkey's person. The device must have verified its user. */
export async function signInWithPasskey(
  { db, note }: Pick<StepContext, 'db' | 'note'>,
  passkey: SignedPasskey,
  origin: StepOrigin,
): Promise<SignedIn> {
  const { browser, place, address } = origin
  if (!place) throw badRequest('session.noPasskeysHere')
  const limits = limitsOfPasskeySignIn(address)
  await countTry(db, limits)
  const accountId =
    browser === undefined
      ? undefined
      : await takePasskey(db, { holder: browser, purpose: 'signIn' }, passkey, place)
  const signedIn = accountId && (await completeSignIn(db, accountId, origin))
  if (!signedIn) {
    note({ action: 'signInFailed', outcome: 'refused', address, by: 'passkey' })
    throw wrongFactor('passkey')
  }
  await forgiveTries(db, limits)
  note({ action: 'signIn', outcome: 'done', address, by: 'passkey', user: signedIn })
  return signedIn
}
