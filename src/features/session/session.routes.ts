import { cultures, languageOf } from '#kit/i18n/languages.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '../backend.ts'
import { bearerOf } from './authenticate.ts'
import { forgetSession, keepLanguage, keepSession } from './cookies.ts'
import { mailInBackground } from './mailInBackground.ts'
import { forgotPassword, resetPassword } from './resetPassword.ts'
import { sessionApi } from './session.contract.ts'
import { endSession, endSessionsOf } from './sessions.store.ts'
import { setPassword } from './setPassword.ts'
import { signIn } from './signIn.ts'
import { userRoleApi } from './userRole.contract.ts'
import { changeUserRole, getUserRole } from './userRole.store.ts'
import { keepLanguageOf, nameOf } from './users.store.ts'

export function sessionRoutes(backend: Backend): void {
  const { http, db, publicUrl } = backend
  const secure = publicUrl.startsWith('https:')
  const send = mailInBackground(backend)

  serve(http, sessionApi, {
    login: async ({ body, request, reply }) => {
      const { token, username, role, branchId, language } = await signIn(db, body, request.ip)
      keepSession(reply, token, secure)
      keepLanguage(reply, language)
      return { token, username, userroles: role ? [role] : [], branchId }
    },
    logout: async ({ request, reply }) => {
      const token = bearerOf(request)
      if (token) await endSession(db, token)
      forgetSession(reply)
    },
    signOutEverywhere: async ({ actor, reply }) => {
      await endSessionsOf(db, actor.accountId)
      forgetSession(reply)
    },
    me: async ({ actor: { accountId, username, roles, branchId, language } }) => ({
      username,
      userroles: [...roles],
      branchId,
      accountId,
      name: await nameOf(db, accountId),
      language: cultures[languageOf(language)],
    }),
    setLanguage: async ({ body, request, reply }) => {
      const language = languageOf(body.language)
      if (request.actor) await keepLanguageOf(db, request.actor.accountId, language)
      keepLanguage(reply, language)
    },
    forgotPassword: async ({ body, request }) => {
      const mail = await forgotPassword(backend, body.email, request.ip)
      if (mail) send(mail)
    },
    resetPassword: ({ body }) => resetPassword(db, body),
    setPassword: ({ body, actor, request }) => setPassword(db, body, actor, bearerOf(request)),
  })

  serve(http, userRoleApi, {
    getUserRole: ({ params, language }) => getUserRole(db, params.id, language),
    changeUserRole: ({ params, body, actor }) => changeUserRole(db, params.id, body.role, actor),
  })
}
