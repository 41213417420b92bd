// The response to a successful sign-in: the session and its cookies.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { From, SignedIn } from './completeSignIn.store.ts'
import { rolesOf } from '#base/permissions/roles.contract.ts'
import { deviceCookie, keepDevice, keepLanguage, keepSession } from './cookies.ts'
import type { sessionUser } from '../session.contract.ts'

export const fromOf = (request: FastifyRequest, secure: boolean): From => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  device: request.cookies[deviceCookie(secure)],
})

export function answerSignedIn(
  reply: FastifyReply,
  person: SignedIn,
  secure: boolean,
): z.output<typeof sessionUser> {
  const { token, device, username, branchId, language, mustEnrol } = person
  keepSession(reply, token, secure)
  keepDevice(reply, device, secure)
  keepLanguage(reply, language)
  const userroles = rolesOf(person)
  return { token, username, userroles, branchId, ...(mustEnrol && { mustEnrol }) }
}
