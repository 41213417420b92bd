// Finds out who is behind a request, before anything else happens to it.
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Backend } from '../backend.ts'
import { sessionCookie } from './cookies.ts'
import { hashOf } from './secrets.ts'
import { personOfSession } from './sessions.store.ts'
import type { Person } from './sessions.store.ts'

// The rest answers everybody alike, also while there is no database: the page itself, its parts,
// and the questions whether the server lives.
const personal = /^\/(api|site|metrics)(\/|\?|$)/

type Needed = Pick<Backend, 'http' | 'db' | 'publicUrl' | 'texts'>

/**
 * Sets `actor`, and `language` to the person's own. Reads `Authorization: Bearer`; without it, for
 * requests that change nothing, the cookie, which other sites cannot make a browser send.
 */
export function identify({ http, db, publicUrl, texts }: Needed): void {
  const cookie = sessionCookie(publicUrl.startsWith('https:'))
  http.addHook('onRequest', async (request) => {
    if (!personal.test(request.url)) return
    const token = tokenOf(request, cookie)
    const person = token && (await personOfSession(db, hashOf(token)))
    // The texts of the answer are those of this moment, whichever server they were changed at.
    await texts.follow(person ? person.textRevision : undefined)
    if (!person) return
    request.actor = actorOf(person)
    request.language = person.language
  })
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
