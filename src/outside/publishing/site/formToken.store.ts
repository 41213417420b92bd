// The token in the form of the public site: signed, so that only pages of this server have one. It holds the times at which the
// visitor first got the form and at which this page was made, and can be used once.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { epochMs } from '#kit/clock.ts'
import { signedText } from '#base/session/links/signedText.store.ts'
import type { SigningKeys } from '#base/session/links/signedText.store.ts'
import type { Db } from '#base/backend/backend.ts'

/** In seconds since 1970. */
export type FormToken = { id: string; openedOn: number; givenOn: number }

const hour = 60 * 60
/** In seconds: how long after loading a page its form may be sent. */
export const lifeOfToken = 24 * hour
/** In seconds: maximum age of a page that is shown again, which leaves its visitor half a day. */
const shownAgain = 12 * hour

const now = () => Math.floor(epochMs() / 1000)

const signed = signedText('form of the public site', /^\d{1,12}\.\d{1,12}\.[\w-]{16}$/)

/** `openedOn`: for a page that responds to a sent form. */
export const newFormToken = (
  keys: SigningKeys,
  openedOn = now(),
  givenOn = now(),
): Promise<string> =>
  signed.sign([openedOn, givenOn, randomBytes(12).toString('base64url')].join('.'), keys)

/** Null for a token that this agency did not sign. */
export async function readFormToken(keys: SigningKeys, token: string): Promise<FormToken | null> {
  const text = await signed.read(token, keys)
  if (text === undefined) return null
  const [openedOn, givenOn, id] = text.split('.')
  return { id: id!, openedOn: Number(openedOn), givenOn: Number(givenOn) }
}

/** In seconds. */
export const secondsSinceIssued = ({ givenOn }: FormToken): number => now() - givenOn
export const sinceOpened = ({ openedOn }: FormToken): number => now() - openedOn

/** Whether the page with this token may be shown, and sent, again. */
export async function isStillGood(keys: SigningKeys, text: string): Promise<boolean> {
  const token = await readFormToken(keys, text)
  if (!token || secondsSinceIssued(token) > shownAgain) return false
  const { rows } = await sql`SELECT FROM "usedFormToken" WHERE "token" = ${token.id}`.execute(
    keys.db,
  )
  return rows.length === 0
}

/** False for a used token, even if both uses are concurrent. */
export async function useFormToken(tx: Db, { id }: FormToken): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO "usedFormToken" ("token") VALUES (${id}) ON CONFLICT DO NOTHING RETURNING "token"
  `.execute(tx)
  return rows.length > 0
}

/** Tokens that have expired need not be remembered. */
export const forgetFormTokens = (db: Db) =>
  sql`DELETE FROM "usedFormToken" WHERE "usedOn" < now() - ${lifeOfToken} * interval '1 second'`.execute(
    db,
  )
