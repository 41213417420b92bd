// Finds out who is behind a request, before anything else happens to it.
import type { FastifyRequest } from 'fastify'
import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#kit/http/endpoint.ts'
import { isUnder } from '#kit/http/routePath.ts'
import type { Backend } from '#base/backend/backend.ts'
import { sessionCookie } from './cookies.ts'
import { lastKnown } from '../person/lastKnown.ts'
import { hashOf } from './secrets.ts'
import { personOfSession } from '../sessions.store.ts'
import type { Person } from '../sessions.store.ts'

// The rest answers everybody alike, also while there is no database: the page itself, its parts,
// and the questions whether the server lives.
const personal = ['/api', '/site', '/metrics']

type Needed = Pick<Backend, 'http' | 'db' | 'publicUrl' | 'texts'>

/**
 * Each request looks up whose session it brings. One that only asks something is meanwhile worked on for whoever it
 * was the last time (`standing`), and answered once that is confirmed; one that `beginsAhead` reads, and writes then.
 *
 * Sets `actor`, and `language` to the person's own. Reads `Authorization: Bearer`; without it, for
 * requests that change nothing, the cookie, which other sites cannot make a browser send.
 */
export function identify({ http, db, publicUrl, texts }: Needed): void {
  const cookie = sessionCookie(publicUrl.startsWith('https:'))
  const before = lastKnown()

  async function lookUp(tokenHash: Buffer) {
    const person = await personOfSession(db, tokenHash)
    before.keep(tokenHash, person)
    // The texts of the answer are those of this moment, whichever server they were changed at.
    await texts.follow(person?.textRevision)
    return person
  }

  http.addHook('onRequest', async (request) => {
    if (!isUnder(request, ...personal)) return
    const token = tokenOf(request, cookie)
    if (!token) return texts.follow()
    const tokenHash = hashOf(token)
    const known = request.routeOptions.config.ahead ? before.of(tokenHash) : undefined
    const found = lookUp(tokenHash)
    if (!known) return become(request, await found)
    become(request, known)
    const standing = found.then((person) => {
      if (isDeepStrictEqual(person, known)) return true
      become(request, person)
      return false
    })
    // Whoever answers or writes waits for it; a request that is refused before has no use for it.
    standing.catch(() => {})
    request.standing = standing
    if (request.actor) request.actor.standing = standing
  })
}

function become(request: FastifyRequest, person: Person | undefined) {
  request.actor = person ? actorOf(person) : null
  if (person) request.language = person.language
}

/** `cookie` is the name of the session's. */
export function tokenOf(request: FastifyRequest, cookie: string): string | undefined {
  const bearer = bearerOf(request)
  if (bearer !== undefined) return bearer
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !request.routeOptions.config.changes ? request.cookies[cookie] : undefined
}

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

function actorOf({ accountId, username, role, branchId, language, mustEnrol }: Person): Actor {
  return { accountId, username, roles: role ? [role] : [], branchId, language, mustEnrol }
}
