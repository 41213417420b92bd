// The link that ends mailings to a person: signed for their address, so that nobody can guess it, and good for ever.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { agencyToday } from '#kit/clock.ts'
import { save } from '#kit/db/save.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { keyFor } from '#base/session/second-factor/sealed.store.ts'
import { accountEntity } from './accounts.store.ts'

type Keys = Pick<Backend, 'db' | 'secretsKey'>

const signatureOf = async (accountId: number, { db, secretsKey }: Keys): Promise<Buffer> =>
  createHmac('sha256', await keyFor(db, 'end of mailings', secretsKey))
    .update(String(accountId))
    .digest()

export const unsubscribePath = (language: Language, token: string) =>
  `/site/${language}/unsubscribe/${token}`

export async function unsubscribeToken(accountId: number, keys: Keys): Promise<string> {
  return `${accountId}.${(await signatureOf(accountId, keys)).toString('base64url')}`
}

/** The account of a link; undefined for what is none of ours. */
export async function accountOfToken(token: string, keys: Keys): Promise<number | undefined> {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signature === undefined) return undefined
  const right = await signatureOf(Number(id), keys)
  return timingSafeEqual(right, Buffer.from(signature, 'base64url')) ? Number(id) : undefined
}

/** Withdraws the consent, as of today. Does nothing where it is withdrawn already or the account is gone. */
export const endMailings = (db: Db, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const kept = await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', id)
      .where('deletedOn', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!kept) return
    await save(tx, accountEntity, id, {
      actor: null,
      changes: ({ consentOn, consentWithdrawnOn }) =>
        consentWithdrawnOn !== null && (consentOn === null || consentWithdrawnOn >= consentOn)
          ? {}
          : { consentWithdrawnOn: agencyToday() },
    })
  })
