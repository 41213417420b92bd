// Checks the factor that a person shows. A right code, recovery code or signature is used up.
import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import type { Problem } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Post } from '../own-sessions/accessMail.ts'
import type { StepWay } from '../session.contract.ts'
import { takeCode } from './authenticators.store.ts'
import { queueFactorMail } from './factorMail.ts'
import type { PasskeyPlace } from './passkeys/passkeyHost.ts'
import { takePasskey } from './passkeys/passkeys.store.ts'
import { recoveryCodesLeft, takeRecoveryCode } from './recoveryCodes.store.ts'
import type { SecretsKey } from '../sealed.store.ts'
import type { ShownFactor } from './shown.contract.ts'
import { noteFactor } from './factorLog.ts'

export type FactorContext = { db: Db; secretsKey: SecretsKey; post: Post }

type ChallengeOrigin = {
  /** The token and purpose that the passkey challenge was created for. */
  holder: string
  purpose: 'prove' | 'secondStep'
  place: PasskeyPlace | undefined
}

const errorTexts = {
  code: 'session.codeWrong',
  recoveryCode: 'session.recoveryCodeWrong',
  passkey: 'session.passkeyWrong',
} satisfies Record<StepWay, Message>

/** The kind of the shown factor. 400 unless there is exactly one. */
export function wayOf(factor: ShownFactor): StepWay {
  const present = (['code', 'recoveryCode', 'passkey'] as const).filter(
    (way) => factor[way] !== undefined && factor[way] !== '',
  )
  if (present.length !== 1) throw badInput({ code: ['problem.required'] })
  return present[0]!
}

/** 400 that names the field, with `extra` in the response. */
export const wrongFactor = (way: StepWay, extra: Record<string, unknown> = {}): Problem => {
  const problem = badInput({ [way]: [errorTexts[way]] }, errorTexts[way])
  return Object.assign(problem, { parts: { ...problem.parts, extra } })
}

export async function showFactor(
  { db, secretsKey, post }: FactorContext,
  accountId: number,
  factor: ShownFactor,
  { holder, purpose, place }: ChallengeOrigin,
): Promise<boolean> {
  const { code, recoveryCode, passkey } = factor
  if (code) return takeCode(db, accountId, code, secretsKey)
  if (passkey)
    return (
      place !== undefined &&
      (await takePasskey(db, { holder, purpose }, passkey, place)) === accountId
    )
  return db.transaction().execute(async (tx) => {
    await sql`SELECT FROM "user" WHERE "accountId" = ${accountId} FOR UPDATE`.execute(tx)
    if (!recoveryCode || !(await takeRecoveryCode(tx, accountId, recoveryCode))) return false
    const left = await recoveryCodesLeft(tx, accountId)
    await noteFactor(tx, accountId, 'useRecoveryCode', { accountId }, String(left))
    await queueFactorMail(tx, post, accountId, 'recoveryCodeUsed', { left })
    return true
  })
}
