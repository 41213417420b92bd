import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn } from '#kit/http/overload/inTurn.ts'
import { untilGone } from '#kit/http/overload/untilGone.ts'
import { noSession } from '#kit/http/problem.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { bearerOf } from '#base/session/sign-in/authenticate.ts'
import type { FastifyRequest } from 'fastify'
import { beginConsent, endConsent, forgetConsent } from './consent/consents.store.ts'
import { domainCheckApi } from './domain/domainCheck.contract.ts'
import { checkMailDomain } from './domain/domainCheck.store.ts'
import { mailSettingsApi } from './mailSettings.contract.ts'
import { readMailSettings, saveMailSettings, shownMailSettings } from './mailSettings.store.ts'
import { tryMail } from './tryMail.store.ts'

/** Other servers may be slow. */
const outside = new Gate({ atOnce: 3, waitingEach: 2, waiting: 10 })
/** Apart, so that a slow DNS holds up no test mail. */
const lookups = new Gate({ atOnce: 3, waitingEach: 2, waiting: 10 })

export function mailSettingsRoutes(backend: Backend): void {
  const { http, db } = backend
  const shown = async () => shownMailSettings(await readMailSettings(db), backend)
  serve(http, domainCheckApi, {
    checkMailDomain: ({ query, actor, request, reply }) =>
      runInTurn(request, reply, lookups, () =>
        checkMailDomain(backend, query.selector, {
          accountId: actor.accountId,
          address: request.ip,
          left: untilGone(reply),
        }),
      ),
  })
  serve(http, mailSettingsApi, {
    getMailSettings: shown,
    saveMailSettings: async ({ body, actor }) =>
      shownMailSettings(await saveMailSettings(db, body, actor, backend), backend),
    tryMail: ({ body, actor, language, request, reply }) =>
      runInTurn(request, reply, outside, () =>
        tryMail(backend, body, {
          accountId: actor.accountId,
          address: request.ip,
          language,
          left: untilGone(reply),
        }),
      ),
    connectMail: ({ request }) => beginConsent(backend, sessionTokenOf(request)),
    mailConnected: async ({ body, actor, request, reply }) => {
      const sessionToken = sessionTokenOf(request)
      await runInTurn(request, reply, outside, () =>
        endConsent(backend, body, { actor, sessionToken }),
      )
      return shown()
    },
    disconnectMail: async ({ actor }) => {
      await forgetConsent(db, actor)
      return shown()
    },
  })
}

function sessionTokenOf(request: FastifyRequest): string {
  const token = bearerOf(request)
  if (token === undefined) throw noSession()
  return token
}
