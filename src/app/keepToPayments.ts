// Restricts the payments-only variant to its calls; all others are refused, for everybody.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessDenied } from '#kit/http/problem.ts'
import { pathOf } from '#kit/http/routePath.ts'
import { accountsApi } from '#records/accounts/accounts.contract.ts'
import type { Backend } from '#base/backend/backend.ts'
import { bouncesApi } from '#base/bounces/bounces.contract.ts'
import { filesApi } from '#base/files/files.contract.ts'
import { listsApi } from '#base/lists/lists.contract.ts'
import { listViewsApi } from '#base/lists/views/listViews.contract.ts'
import { isPaymentsOnly } from '#base/session/person/paymentsVariant.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { sessionApi } from '#base/session/session.contract.ts'
import { settingsApi } from '#base/settings/settings.contract.ts'
import { localizationApi } from '#base/settings/localization/localization.contract.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served in every variant: the page, its files, health checks. */
    everywhere?: boolean
  }
}

type Call = { method: string; path: string }

/** Paths of payments and of signing in. */
const areas = ['/api/transactions', '/api/authenticate']

/** Calls of other features that payments need to write: an account, the files of an expense. */
const adding: readonly Call[] = [accountsApi.addAccount, filesApi.addFiles]

/** Other calls that payments need. */
const alsoNeeded: readonly Call[] = [
  ...adding,
  sessionApi.setLanguage,
  localizationApi.localization,
  settingsApi.selectLists,
  // Of an address to which an expense or an invitation is sent.
  bouncesApi.findBounces,
  // The person's choices for lists.
  listsApi.listChoices,
  listsApi.saveListChoice,
  ...Object.values(listViewsApi),
]

const known = new Set(alsoNeeded.map(({ method, path }) => `${method} ${path}`))

/** Whether the call belongs to the payments-only variant. */
export const isOfPayments = ({ method, path }: Call): boolean =>
  areas.some((area) => path === area || path.startsWith(`${area}/`)) ||
  known.has(`${method === 'HEAD' ? 'GET' : method} ${path}`)

export function keepToPayments({ http, translate, ...variant }: Backend): void {
  if (!variant.paymentsOnly && variant.paymentsHost === null) return
  http.addHook('onRequest', async (request, reply) => {
    if (!isPaymentsOnly(variant, request)) return undefined
    // Search engines must not index it.
    reply.header('x-robots-tag', 'noindex, nofollow')
    const { url: path, config } = request.routeOptions
    if (config?.everywhere) return undefined
    if (path === '/robots.txt')
      return reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n')
    if (path === undefined ? !isOfSite(request) : isOfPayments({ method: request.method, path }))
      return undefined
    if (path?.startsWith('/api/')) throw accessDenied()
    return nothingHere(request, reply)
  })

  // By now the session is known. Only administrators may add or change anything in this variant.
  http.addHook('preHandler', async (request) => {
    const { method, url } = request.routeOptions
    if (admin.allows(request.actor)) return
    if (!adding.some((call) => call.method === method && call.path === url)) return
    if (request.actor && isPaymentsOnly(variant, request)) throw accessDenied()
  })

  // Answered here, because the public site has its own not-found page.
  const nothingHere = ({ language }: FastifyRequest, reply: FastifyReply) => {
    const say = (key: string) => translate(language, key)
    const body = { title: say('problem.title.404'), status: 404, detail: say('problem.notFound') }
    return reply
      .code(404)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(body))
  }
}

// Unknown addresses of the public site, which the site itself would answer.
const isOfSite = (request: FastifyRequest): boolean => /^\/+site(\/|$)/i.test(pathOf(request))
