// Error pages of public sites: what the visitor can do, and nothing about the cause.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problemOf } from '#kit/db/problemOfDatabase.ts'
import { pathOf } from '#kit/http/routePath.ts'
import { isLanguage, languageCookie } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Backend } from '#base/backend/backend.ts'
import { siteOf } from './site.ts'
import { sendPage, sendPrivatePage } from './siteAnswers.ts'
import { messagePage } from './siteMessage.ts'

/** Seconds to wait before retrying. */
const moment = 60

export function answerSiteErrors(http: FastifyInstance, backend: Backend): void {
  http.setErrorHandler((error, request, reply) => {
    const { status, parts } = problemOf(error)
    const { retryAfter } = parts.extra ?? {}
    const site = siteOf(backend, languageOfPath(request, backend.agency.in('en').languages))
    const fail = (code: number, about: 'broken' | 'busy' | 'tooMany') =>
      sendPrivatePage(reply.code(code), messagePage(site, about))
    if (status === 429 || status === 503) {
      const seconds = Number(retryAfter ?? moment)
      reply.header('retry-after', seconds)
      return fail(status, seconds > moment ? 'tooMany' : 'busy')
    }
    if (status < 500)
      return request.method === 'POST'
        ? fail(status, 'broken')
        : sendPage(backend, request, reply.code(404), messagePage(site, 'missing'))
    backend.log.error({ err: error, id: request.id }, 'a page for everybody failed')
    return fail(status, 'broken')
  })
}

export function languageOfPath(request: FastifyRequest, offered: readonly Language[]): Language {
  const [, , named] = pathOf(request).split('/')
  return isLanguage(named) ? named : preferredLanguage(request, offered)
}

/** The language chosen earlier, else the browser's first language that the site offers. */
export function preferredLanguage(request: FastifyRequest, offered: readonly Language[]): Language {
  const [first = 'en'] = offered
  if (request.actor || request.cookies[languageCookie])
    return offered.find((one) => one === request.language) ?? first
  const wanted = (request.headers['accept-language'] ?? '').toLowerCase().split(',')
  const known = wanted.map((part) => offered.find((one) => part.trim().startsWith(one)))
  return known.find((one) => one !== undefined) ?? first
}
