import { cultures, languageOf } from '#kit/i18n/languages.ts'
import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { bearerOf, tokenOf } from './sign-in/authenticate.ts'
import { calendarFeedRoutes } from './own-sessions/calendarFeed.routes.ts'
import { answerSignedIn, fromOf } from './sign-in/answerSignedIn.ts'
import { forgetSession, keepLanguage, keepStep, sessionCookie } from './sign-in/cookies.ts'
import { acceptInvitationRoutes } from './invitations/acceptInvitation.routes.ts'
import { inBackground } from './sign-in/inBackground.ts'
import { judgeTyped } from './passwords/judgeTyped.ts'
import { mustBeGoodFor } from './passwords/passwordRules.ts'
import { endOwnSession, listSessions } from './own-sessions/ownSessions.store.ts'
import { isPaymentsOnly, paymentsUrlOf } from './person/paymentsVariant.ts'
import { forgotPassword, resetPassword } from './passwords/resetPassword.ts'
import { passkeyPlace } from './second-factor/passkeys/passkeyHost.ts'
import { secondFactorRoutes } from './second-factor/secondFactor.routes.ts'
import { sessionApi } from './session.contract.ts'
import { draftKeyOf } from './person/draftKey.store.ts'
import { endSessionsOf } from './own-sessions/endSessions.store.ts'
import { endSession } from './sessions.store.ts'
import { setPassword } from './passwords/setPassword.ts'
import { signIn } from './sign-in/signIn.ts'
import { turnsOf } from './sign-in/signInTurns.ts'
import { noteSignIns } from './sign-in/signInLog.ts'
import { countTry, limitsOfForgotten } from './sign-in/tries.store.ts'
import { usernameOf } from './sign-in/usernames.ts'
import { userRoleApi } from './roles/userRole.contract.ts'
import { changeUserRole, getUserRole } from './roles/userRole.store.ts'
import { keepLanguageOf, keepShortcutsOf, personOf } from './sign-in/users.store.ts'

export function sessionRoutes(backend: Backend): void {
  const { http, db, publicUrl } = backend
  const secure = publicUrl.startsWith('https:')
  const later = inBackground(backend)
  const note = noteSignIns(backend, later)
  const passwords = { db, mustBeGood: mustBeGoodFor(backend), note, post: backend }
  const thenSendMail = async (done: Promise<void>): Promise<void> => {
    await done
    sendMailSoon(backend)
  }

  serve(http, sessionApi, {
    login: async ({ body, request, reply }) => {
      const passkeyHost = passkeyPlace(backend, request)?.host
      const turns = turnsOf(request, reply)
      const from = { ...fromOf(request, secure), passkeyHost, turns }
      const result = await signIn(db, body, from, note)
      if ('signedIn' in result) return answerSignedIn(reply, result.signedIn, secure)
      keepStep(reply, result.browser, secure)
      return { secondStep: result.secondStep }
    },
    logout: async ({ request, reply }) => {
      const token = bearerOf(request)
      const user = token ? await endSession(db, token) : undefined
      if (user) note({ action: 'signOut', outcome: 'done', address: request.ip, user })
      forgetSession(reply, secure)
    },
    signOutEverywhere: async ({ actor, request, reply }) => {
      const end = db.transaction().execute((tx) => {
        return endSessionsOf(tx, actor.accountId, { actor, post: backend })
      })
      await thenSendMail(end)
      note({ action: 'endSessions', outcome: 'done', address: request.ip, user: actor })
      forgetSession(reply, secure)
    },
    sessions: ({ actor, request }) =>
      listSessions(db, actor.accountId, tokenOf(request, sessionCookie(secure))),
    endSession: async ({ params, actor, request, reply }) => {
      const isOwn = await endOwnSession(db, actor.accountId, params.id, bearerOf(request))
      note({ action: 'endSession', outcome: 'done', address: request.ip, user: actor })
      if (isOwn) forgetSession(reply, secure)
    },
    me: async ({ actor: { accountId, username, roles, branchId, language, mustEnrol } }) => ({
      username,
      userroles: [...roles],
      branchId,
      ...(mustEnrol && { mustEnrol }),
      accountId,
      ...(await personOf(db, accountId)),
      language: cultures[languageOf(language)],
    }),
    draftKey: async ({ actor }) => ({ key: await draftKeyOf(db, actor.accountId) }),
    setLanguage: async ({ body, request, reply }) => {
      const language = languageOf(body.language)
      if (request.actor) await keepLanguageOf(db, request.actor.accountId, language)
      keepLanguage(reply, language)
    },
    setShortcuts: ({ body, actor }) => keepShortcutsOf(db, actor.accountId, body.on),
    forgotPassword: async ({ body, request }) => {
      const address = request.ip
      const linksLeadTo = isPaymentsOnly(backend, request) ? paymentsUrlOf(backend) : publicUrl
      await countTry(db, limitsOfForgotten(usernameOf(body.email), address))
      // Runs after the response, whose timing must not reveal whether a user has this e-mail.
      later('sending a reset code', async () => {
        const context = { ...backend, note, publicUrl: linksLeadTo }
        if (await forgotPassword(context, body.email, address)) sendMailSoon(backend)
      })
    },
    resetPassword: ({ body, request }) => thenSendMail(resetPassword(passwords, body, request.ip)),
    setPassword: ({ body, actor, request }) =>
      thenSendMail(
        setPassword(passwords, body, { actor, token: bearerOf(request), address: request.ip }),
      ),
    judgePassword: ({ body, request, language }) =>
      judgeTyped(backend, body, request.actor, language),
  })

  secondFactorRoutes(backend, note)
  calendarFeedRoutes(backend, note)
  acceptInvitationRoutes(backend, note)

  serve(http, userRoleApi, {
    getUserRole: ({ params, language }) => getUserRole(db, params.id, language),
    changeUserRole: ({ params, body, actor }) => changeUserRole(db, params.id, body, actor),
  })
}
