// Links that give access without a session to whoever has them. A link is either a random secret of a row, which stops working
// once the row has another one, is deleted or has ended; or the signed id of a record for one purpose, which needs no row and
// never expires. Secrets are stored as hashes unless staff see the link again.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#kit/http/problem.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { hashOf } from '../sign-in/secrets.ts'
import { countTry, limitsOfGuesses, limitsOfUses } from '../sign-in/tries.store.ts'
import type { UseLimit } from '../sign-in/tries.store.ts'
import { signedText } from './signedText.store.ts'
import type { SigningKeys } from './signedText.store.ts'

/** The link's token and the visitor's network address. */
export type LinkVisit = { token: string; address: string }

type LinkRules<Found> = {
  /** Rate limit of unknown links: 60 from one network per quarter of an hour. */
  guesses: 'unknownLink' | 'unknownFeed'
  uses?: UseLimit
  /** What the link currently opens. */
  find: (token: string) => Promise<Found | null | undefined>
}

/** Tokens were never longer and had no other characters, so others need no query. */
export const couldBeToken = (token: string) => /^[\w.-]{1,200}$/.test(token)

/**
 * What a link opens; undefined if it is unknown, malformed or has ended. 429 after too many of those from one network, or after
 * too many uses. A valid link is never refused because of guesses.
 */
export async function openLink<Found>(
  db: Db,
  { token, address }: LinkVisit,
  { guesses, uses, find }: LinkRules<Found>,
): Promise<Found | undefined> {
  const found = couldBeToken(token) ? ((await find(token)) ?? undefined) : undefined
  if (found === undefined) await countTry(db, limitsOfGuesses(guesses, address))
  else if (uses) await countTry(db, limitsOfUses(uses, token, address))
  return found
}

/** 429 if this link, or this network, is used for this too often. */
export const countUse = (db: Db, uses: UseLimit, { token, address }: LinkVisit) =>
  countTry(db, limitsOfUses(uses, token, address))

/** Opens the secret URL of a file that programs fetch repeatedly. The same 404 for all that do not work. */
export async function openFeed<Found>(
  db: Db,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
  find: (tokenHash: Buffer) => Promise<Found | null | undefined>,
): Promise<Found> {
  reply.headers({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const visit = { token: request.params.token, address: request.ip }
  const found = await openLink(db, visit, {
    guesses: 'unknownFeed',
    uses: { name: 'feed', most: 60 },
    find: (token) => find(hashOf(token)),
  })
  if (found === undefined) throw notFound()
  return found
}

/** A link in mails about one record, such as the unsubscribe link of an account. `name` is a part of its path. */
export function signedLink(purpose: string, name: string) {
  const { sign, read } = signedText(purpose, /^[1-9]\d{0,8}$/)
  const path = (language: Language, token: string) => `/site/${language}/${name}/${token}`
  return {
    name,
    path,
    url: async (
      id: number,
      language: Language,
      { publicUrl, ...keys }: SigningKeys & Pick<Backend, 'publicUrl'>,
    ) => publicUrl + path(language, await sign(String(id), keys)),
    /** The id of the link's record. */
    open: (keys: SigningKeys, visit: LinkVisit): Promise<number | undefined> =>
      openLink(keys.db, visit, {
        guesses: 'unknownLink',
        find: async (token) => {
          const id = await read(token, keys)
          return id === undefined ? undefined : Number(id)
        },
      }),
  }
}
export type SignedLink = ReturnType<typeof signedLink>
