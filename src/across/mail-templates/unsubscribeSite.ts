// The page behind the link in advertising: for whoever has it, without a session and without scripts. Opening it ends
// nothing, since mail scanners open every link: the button does, or the mail program's own (RFC 8058).
import type { FastifyRequest } from 'fastify'
import { html } from '#kit/http/html.ts'
import { takeForms } from '#kit/http/takeForms.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { siteOf } from '#across/publishing/site/site.ts'
import { sendPrivatePage } from '#across/publishing/site/siteAnswers.ts'
import { sitePage } from '#across/publishing/site/sitePage.ts'
import type { Backend } from '#base/backend/backend.ts'
import { accountOfToken, endMailings, unsubscribePath } from './unsubscribe.store.ts'

type Request = FastifyRequest<{ Params: { language: Language; token: string } }>

export function unsubscribeSite(backend: Backend): void {
  const page = ({ params: { language, token } }: Request, about: 'ask' | 'done' | 'unknown') => {
    const site = siteOf(backend, language)
    const title = site.t(`unsubscribe.${about}`, { agency: site.agency.name })
    return sitePage(site, {
      title,
      hasEnquiry: false,
      main: html`<h1>${title}</h1>
        ${
          about === 'ask'
            ? html`<form method="post" action="${unsubscribePath(language, token)}">
                <button type="submit">${site.t('unsubscribe.end')}</button>
              </form>`
            : html`<p>${site.t(`unsubscribe.${about}Text`)}</p>`
        }`,
    })
  }
  void backend.http.register(
    async (http) => {
      takeForms(http)
      http.get('/', async (request: Request, reply) => {
        const id = await accountOfToken(request.params.token, backend)
        return id === undefined
          ? sendPrivatePage(reply.code(404), page(request, 'unknown'))
          : sendPrivatePage(reply, page(request, 'ask'))
      })
      http.post('/', async (request: Request, reply) => {
        const id = await accountOfToken(request.params.token, backend)
        if (id === undefined) return sendPrivatePage(reply.code(404), page(request, 'unknown'))
        await endMailings(backend.db, id)
        return sendPrivatePage(reply, page(request, 'done'))
      })
    },
    { prefix: '/site/:language(^en|el|ru)/unsubscribe/:token' },
  )
}
