import type { FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { badRequest, notFound } from '#kit/http/problem.ts'
import { serve } from '#kit/http/serve.ts'
import type { Call } from '#kit/http/serve.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { answerSignedIn, fromOf } from '../sign-in/answerSignedIn.ts'
import { bearerOf } from '../sign-in/authenticate.ts'
import { keepStep, stepCookie } from '../sign-in/cookies.ts'
import type { Note } from '../sign-in/signInLog.ts'
import { turnsOf } from '../sign-in/signInTurns.ts'
import { countTry, forgiveTries, limitsOfProof } from '../sign-in/tries.store.ts'
import { nameOf } from '../sign-in/users.store.ts'
import { beginAuthenticator } from './authenticators.store.ts'
import {
  addAuthenticator,
  getFactors,
  keepPasskey,
  newRecoveryCodes,
  removeAuthenticator,
  removePasskey,
} from './ownFactors.ts'
import { firstPasskeyHost, passkeyPlace } from './passkeys/passkeyHost.ts'
import { beginPasskey, renamePasskey } from './passkeys/passkeys.store.ts'
import { askForProof, mustBeProven, prove } from './proof.ts'
import { secondFactorApi } from './secondFactor.contract.ts'
import { secondStepApi } from './secondStep.contract.ts'
import { staffFactorsApi } from './staffFactors.contract.ts'
import { getRule, listPeople, resetFactors, saveRule } from './staffFactors.store.ts'
import {
  askAtSecondStep,
  askInsteadOfPassword,
  signInWithPasskey,
  takeSecondStep,
} from './takeSecondStep.ts'

export function secondFactorRoutes(backend: Backend, note: Note): void {
  const { http, db, publicUrl, secretsKey, agency } = backend
  const secure = publicUrl.startsWith('https:')
  const context = { db, secretsKey, post: backend, note }

  const placeOf = (request: FastifyRequest) => passkeyPlace(backend, request)
  const originOf = (request: FastifyRequest) => ({
    ...fromOf(request, secure),
    browser: request.cookies[stepCookie(secure)],
    place: placeOf(request),
  })
  const callerOf = ({ actor, request }: Pick<Call<Endpoint>, 'actor' | 'request'>) => ({
    actor,
    token: bearerOf(request) ?? '',
    address: request.ip,
    place: placeOf(request),
  })
  const thenSendMail = async <T>(done: Promise<T>): Promise<T> => {
    const result = await done
    sendMailSoon(backend)
    return result
  }

  serve(http, secondStepApi, {
    takeSecondStep: async ({ body, request, reply }) =>
      answerSignedIn(
        reply,
        await thenSendMail(
          takeSecondStep(context, body, { ...originOf(request), ...turnsOf(request, reply) }),
        ),
        secure,
      ),
    askForPasskey: ({ body, request }) => askAtSecondStep(db, body.token, originOf(request)),
    beginPasskeySignIn: async ({ request, reply }) => {
      const browser = randomBytes(32).toString('base64url')
      const options = await askInsteadOfPassword(db, browser, originOf(request))
      keepStep(reply, browser, secure)
      return options
    },
    signInWithPasskey: async ({ body, request, reply }) =>
      answerSignedIn(
        reply,
        await signInWithPasskey(context, body.passkey, originOf(request)),
        secure,
      ),
  })

  serve(http, secondFactorApi, {
    getFactors: ({ actor, request }) =>
      getFactors(db, actor.accountId, placeOf(request)?.host ?? firstPasskeyHost(backend)),
    prove: ({ body, ...call }) => thenSendMail(prove(context, body, callerOf(call))),
    proveByPasskey: (call) => askForProof(db, callerOf(call)),
    beginAuthenticator: async (call) => {
      await mustBeProven(db, callerOf(call))
      return beginAuthenticator(db, call.actor, agency.name, secretsKey)
    },
    keepAuthenticator: async ({ body, ...call }) => {
      const limits = limitsOfProof(call.actor.accountId, call.request.ip)
      await countTry(db, limits)
      const made = await thenSendMail(addAuthenticator(context, body.code, callerOf(call)))
      await forgiveTries(db, limits)
      return made
    },
    deleteAuthenticator: (call) => thenSendMail(removeAuthenticator(context, callerOf(call))),
    beginPasskey: async (call) => {
      const caller = callerOf(call)
      await mustBeProven(db, caller)
      if (!caller.place) throw badRequest('session.noPasskeysHere')
      const person = { ...call.actor, name: await nameOf(db, call.actor.accountId) }
      return beginPasskey(db, caller.token, person, caller.place, agency.name)
    },
    addPasskey: ({ body, ...call }) => thenSendMail(keepPasskey(context, body, callerOf(call))),
    renamePasskey: async ({ params, body, actor }) => {
      if (!(await renamePasskey(db, actor.accountId, params.id, body.name))) throw notFound()
    },
    deletePasskey: ({ params, ...call }) =>
      thenSendMail(removePasskey(context, params.id, callerOf(call))),
    newRecoveryCodes: (call) => thenSendMail(newRecoveryCodes(context, callerOf(call))),
  })

  serve(http, staffFactorsApi, {
    getRule: () => getRule(db),
    saveRule: ({ body, ...call }) => saveRule(db, body, callerOf(call)),
    listPeople: ({ query }) => listPeople(db, query),
    resetFactors: ({ params, ...call }) =>
      thenSendMail(resetFactors(context, params.id, callerOf(call))),
  })
}
