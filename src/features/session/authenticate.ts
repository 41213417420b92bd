// Finds out who is behind a request, before anything else happens to it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '../backend.ts'
import { sessionCookie } from './cookies.ts'
import { hashOf } from './secrets.ts'
import { personOfSession } from './sessions.store.ts'

// The rest answers everybody alike, also while there is no database: the page itself, its parts,
// and the questions whether the server lives.
const personal = /^\/(api|site|metrics)(\/|\?|$)/

type Needed = { http: FastifyInstance; db: Db; publicUrl: string }

/**
 * Sets `actor`, and `language` to the person's own. Reads `Authorization: Bearer`; without it, for
 * requests that change nothing, the cookie, which other sites cannot make a browser send.
 */
export function identify({ http, db, publicUrl }: Needed): void {
  const cookie = sessionCookie(publicUrl.startsWith('https:'))
  http.addHook('onRequest', async (request) => {
    const token = personal.test(request.url) ? tokenOf(request, cookie) : undefined
    if (!token) return
    request.actor = await actorOf(db, token)
    if (request.actor) request.language = request.actor.language
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

async function actorOf(db: Db, token: string): Promise<Actor | null> {
  const person = await personOfSession(db, hashOf(token))
  if (!person) return null
  const { accountId, username, role, branchId, language } = person
  return { accountId, username, roles: role ? [role] : [], branchId, language }
}
