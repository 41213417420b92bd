// The page behind the link in mails of new matches: for whoever has it, without a session and without scripts. Opening it stops
// nothing, since mail scanners open every link: the button does, or the mail program's own (RFC 8058).
import type { FastifyRequest } from 'fastify'
import { html } from '#kit/http/html.ts'
import { takeForms } from '#kit/http/takeForms.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { siteOf } from '#across/publishing/site/site.ts'
import { sendPrivatePage } from '#across/publishing/site/siteAnswers.ts'
import { sitePage } from '#across/publishing/site/sitePage.ts'
import type { Backend } from '#base/backend/backend.ts'
import { leadOfToken, stopMatches, stopPath } from './stopMatches.store.ts'

type Request = FastifyRequest<{ Params: { language: Language; token: string } }>

export function stopMatchesSite(backend: Backend): void {
  const page = ({ params: { language, token } }: Request, about: 'ask' | 'done' | 'unknown') => {
    const site = siteOf(backend, language)
    const title = site.t(`stopMatches.${about}`)
    return sitePage(site, {
      title,
      hasEnquiry: false,
      main: html`<h1>${title}</h1>
        <p>${site.t(`stopMatches.${about}Text`, { agency: site.agency.name })}</p>
        ${
          about === 'ask' &&
          html`<form method="post" action="${stopPath(language, token)}">
            <button type="submit">${site.t('stopMatches.stop')}</button>
          </form>`
        }`,
    })
  }
  void backend.http.register(
    async (http) => {
      takeForms(http)
      http.get('/', async (request: Request, reply) => {
        const id = await leadOfToken(request.params.token, backend)
        return id === undefined
          ? sendPrivatePage(reply.code(404), page(request, 'unknown'))
          : sendPrivatePage(reply, page(request, 'ask'))
      })
      http.post('/', async (request: Request, reply) => {
        const id = await leadOfToken(request.params.token, backend)
        if (id === undefined) return sendPrivatePage(reply.code(404), page(request, 'unknown'))
        await stopMatches(backend.db, id, backend)
        return sendPrivatePage(reply, page(request, 'done'))
      })
    },
    { prefix: '/site/:language(^en|el|ru)/newMatches/:token' },
  )
}
