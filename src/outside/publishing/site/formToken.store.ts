// The token in the form of the public site: signed, so that only pages of this server carry one. It says when the
// visitor was first given the form and when this page was, and counts once.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { epochMs } from '#kit/clock.ts'
import { keyFor } from '#base/session/second-factor/sealed.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'

type Keys = Pick<Backend, 'db' | 'secretsKey'>

/** In seconds since 1970. */
export type FormToken = { id: string; openedOn: number; givenOn: number }

const hour = 60 * 60
/** In seconds: so long a page may lie open before it is sent. */
export const lifeOfToken = 24 * hour
/** In seconds: so old a page may be to be shown again. Whoever looks at it then still has half a day. */
const shownAgain = 12 * hour

const now = () => Math.floor(epochMs() / 1000)

const keys = new WeakMap<Db, Promise<Buffer>>()

/** Asked for once: it stays the same while the server runs. */
function keyOf({ db, secretsKey }: Keys): Promise<Buffer> {
  const known = keys.get(db)
  if (known) return known
  const asked = keyFor(db, 'form of the public site', secretsKey)
  keys.set(db, asked)
  asked.catch(() => keys.delete(db))
  return asked
}

const signatureOf = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest()

/** `openedOn`: of a page that answers another one. */
export async function newFormToken(
  backend: Keys,
  openedOn = now(),
  givenOn = now(),
): Promise<string> {
  const key = await keyOf(backend)
  const text = [openedOn, givenOn, randomBytes(12).toString('base64url')].join('.')
  return `${text}.${signatureOf(text, key).toString('base64url')}`
}

/** Null for what is none of ours. */
export async function readFormToken(backend: Keys, token: string): Promise<FormToken | null> {
  const parts = /^(\d{1,12})\.(\d{1,12})\.([\w-]{16})\.([\w-]{43})$/.exec(token)
  if (!parts) return null
  const [, openedOn = '', givenOn = '', id = '', signature = ''] = parts
  const right = signatureOf(`${openedOn}.${givenOn}.${id}`, await keyOf(backend))
  if (!timingSafeEqual(right, Buffer.from(signature, 'base64url'))) return null
  return { id, openedOn: Number(openedOn), givenOn: Number(givenOn) }
}

/** In seconds. */
export const sinceGiven = ({ givenOn }: FormToken): number => now() - givenOn
export const sinceOpened = ({ openedOn }: FormToken): number => now() - openedOn

/** Whether the page with this token may be shown, and sent, once more. */
export async function isStillGood(backend: Keys, text: string): Promise<boolean> {
  const token = await readFormToken(backend, text)
  if (!token || sinceGiven(token) > shownAgain) return false
  const { rows } = await sql`SELECT FROM "usedFormToken" WHERE "token" = ${token.id}`.execute(
    backend.db,
  )
  return rows.length === 0
}

/** False when it was used before, also at this very moment. */
export async function useFormToken(tx: Db, { id }: FormToken): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO "usedFormToken" ("token") VALUES (${id}) ON CONFLICT DO NOTHING RETURNING "token"
  `.execute(tx)
  return rows.length > 0
}

/** Those that are too old by themselves need not be remembered. */
export const forgetFormTokens = (db: Db) =>
  sql`DELETE FROM "usedFormToken" WHERE "usedOn" < now() - ${lifeOfToken} * interval '1 second'`.execute(
    db,
  )
