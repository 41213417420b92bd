import type { FastifyRequest } from 'fastify'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { mustBeGoodFor } from '../passwords/passwordRules.ts'
import { passkeyPlace } from '../second-factor/passkeys/passkeyHost.ts'
import { answerSignedIn, fromOf } from '../sign-in/answerSignedIn.ts'
import type { Note } from '../sign-in/signInLog.ts'
import { acceptInvitationApi } from './acceptInvitation.contract.ts'
import { acceptInvitation, beginInvitedPasskey, openInvitation } from './acceptInvitation.ts'

export function acceptInvitationRoutes(backend: Backend, note: Note): void {
  const { http, db, publicUrl, agency } = backend
  const secure = publicUrl.startsWith('https:')
  const context = { db, mustBeGood: mustBeGoodFor(backend), note }
  const placeOf = (request: FastifyRequest) => passkeyPlace(backend, request)

  serve(http, acceptInvitationApi, {
    openInvitation: async ({ body, request }) => {
      const { name, username, role, branchId } = await openInvitation(db, body.code, request.ip)
      const passkeys = placeOf(request) !== undefined
      return { name, username, role, isOfBranch: branchId !== null, passkeys }
    },
    beginInvitedPasskey: ({ body, request }) =>
      beginInvitedPasskey(db, body.code, {
        address: request.ip,
        place: placeOf(request),
        agency: agency.name,
      }),
    acceptInvitation: async ({ body, request, reply }) => {
      const from = { ...fromOf(request, secure), place: placeOf(request) }
      const { signedIn, recoveryCodes } = await acceptInvitation(context, body, from)
      return { ...answerSignedIn(reply, signedIn, secure), recoveryCodes }
    },
  })
}
