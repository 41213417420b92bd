// Identifies the person behind a request before anything else happens to it.
import type { FastifyRequest } from 'fastify'
import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#kit/http/endpoint.ts'
import { FairQueue } from '#kit/http/overload/fairQueue.ts'
import { visitorOf } from '#kit/http/overload/overload.ts'
import { isUnder } from '#kit/http/routePath.ts'
import type { Backend } from '#base/backend/backend.ts'
import { rolesOf } from '#base/permissions/roles.contract.ts'
import { sessionCookie } from './cookies.ts'
import { lastKnown } from '../person/lastKnown.ts'
import { hashOf } from './secrets.ts'
import { together } from './together.ts'
import { peopleOfSessions } from '../sessions.store.ts'
import type { Person } from '../sessions.store.ts'

// All other paths respond alike to everyone, even without a database: the page, its assets and the health
// checks.
const personal = ['/api', '/site']

/** Limits look-ups of unknown tokens, which may be made up. */
const lookupShare = { atOnce: 30, atOnceEach: 10, waiting: 600, waitingEach: 300 }

type Dependencies = Pick<Backend, 'http' | 'db' | 'publicUrl' | 'texts'>

/**
 * Looks up the session of each request. A request that changes nothing starts at once for the person of the last
 * look-up, and its response waits until `standing` confirms that nothing has changed; an endpoint that `beginsAhead`
 * reads early too, and writes only after that.
 *
 * Sets `actor`, and `language` to the person's own. Reads `Authorization: Bearer`; without it, for
 * requests that change nothing, the cookie, which other sites cannot make a browser send.
 */
export function identify({ http, db, publicUrl, texts }: Dependencies): void {
  const cookie = sessionCookie(publicUrl.startsWith('https:'))
  const cache = lastKnown()

  const personOf = together((tokenHashes: readonly Buffer[]) => peopleOfSessions(db, tokenHashes))

  const refuse = () => http.work.refuse()
  const lookups = new FairQueue(lookupShare, { own: refuse, all: refuse })

  async function lookUpInTurn(request: FastifyRequest, tokenHash: Buffer) {
    const over = await lookups.enter(visitorOf(request))
    try {
      return await lookUp(tokenHash)
    } finally {
      over()
    }
  }

  async function lookUp(tokenHash: Buffer) {
    const person = await personOf(tokenHash)
    cache.keep(tokenHash, person)
    // Respond with the newest texts, even if another server has changed them.
    await texts.follow(person?.textRevision)
    return person
  }

  http.addHook('onRequest', async (request) => {
    if (!isUnder(request, ...personal)) return
    const token = tokenOf(request, cookie)
    if (!token) return texts.follow()
    const tokenHash = hashOf(token)
    const cached = cache.of(tokenHash)
    if (!cached) return identifyAs(request, await lookUpInTurn(request, tokenHash))
    // Sent after the handler's own statements, which take longer; the response waits for both.
    const lookup = lookUp(tokenHash)
    if (!request.routeOptions.config.ahead) return identifyAs(request, await lookup)
    identifyAs(request, cached)
    const standing = lookup.then((person) => {
      if (isDeepStrictEqual(person, cached)) return true
      identifyAs(request, person)
      return false
    })
    // Responding and writing await it. A request that is refused earlier never does: avoid an unhandled rejection.
    standing.catch(() => {})
    request.standing = standing
    if (request.actor) request.actor.standing = standing
  })
}

function identifyAs(request: FastifyRequest, person: Person | undefined) {
  request.actor = person ? actorOf(person) : null
  if (person) request.language = person.language
}

/** `cookie`: the name of the session cookie. */
export function tokenOf(request: FastifyRequest, cookie: string): string | undefined {
  const bearer = bearerOf(request)
  if (bearer !== undefined) return bearer
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !request.routeOptions.config.changes ? request.cookies[cookie] : undefined
}

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

function actorOf({ accountId, username, branchId, language, mustEnrol, ...person }: Person): Actor {
  return { accountId, username, roles: rolesOf(person), branchId, language, mustEnrol }
}
