// A page behind a link in mails that ends them: for whoever has it, without a session and without scripts. Opening it ends
// nothing, since mail scanners open every link: the button does, or the mail program's own (RFC 8058).
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from '#kit/http/html.ts'
import { takeForms } from '#kit/http/takeForms.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { siteOf } from '#outside/publishing/site/site.ts'
import { sendPrivatePage } from '#outside/publishing/site/siteAnswers.ts'
import { answerSiteErrors } from '#outside/publishing/site/siteErrors.ts'
import { sitePage } from '#outside/publishing/site/sitePage.ts'
import { countTry, limitsOfUnknownLink } from '#base/session/sign-in/tries.store.ts'
import type { Backend } from '#base/backend/backend.ts'

type Ending = {
  /** The last part of its address before the token. */
  name: string
  /** What its texts begin with: `ask`, `end`, `done`, `unknown` and the last two with `Text`. */
  texts: string
  /** A text below the question. */
  askText?: string
  pathOf: (language: Language, token: string) => string
  /** Whose mails a token ends; undefined for what is none of ours. */
  idOf: (token: string) => Promise<number | undefined>
  end: (id: number) => Promise<void>
}
type Request = FastifyRequest<{ Params: { language: Language; token: string } }>

export function endingSite(backend: Backend, ending: Ending): void {
  const { name, texts, askText, pathOf, idOf, end } = ending
  const page = ({ params: { language, token } }: Request, about: 'ask' | 'done' | 'unknown') => {
    const site = siteOf(backend, language)
    const say = (key: string) => site.t(key, { agency: site.agency.name })
    const title = say(`${texts}.${about}`)
    const text = about === 'ask' ? askText : `${texts}.${about}Text`
    return sitePage(site, {
      title,
      hasEnquiry: false,
      main: html`<h1>${title}</h1>
        ${text && html`<p>${say(text)}</p>`}
        ${
          about === 'ask' &&
          html`<form method="post" action="${pathOf(language, token)}">
            <button type="submit">${say(`${texts}.end`)}</button>
          </form>`
        }`,
    })
  }
  const unknown = async (request: Request, reply: FastifyReply) => {
    await countTry(backend.db, limitsOfUnknownLink(request.ip))
    return sendPrivatePage(reply.code(404), page(request, 'unknown'))
  }
  void backend.http.register(
    async (http) => {
      takeForms(http)
      answerSiteErrors(http, backend)
      http.get('/', async (request: Request, reply) => {
        const id = await idOf(request.params.token)
        return id === undefined
          ? unknown(request, reply)
          : sendPrivatePage(reply, page(request, 'ask'))
      })
      http.post('/', async (request: Request, reply) => {
        const id = await idOf(request.params.token)
        if (id === undefined) return unknown(request, reply)
        await end(id)
        return sendPrivatePage(reply, page(request, 'done'))
      })
    },
    { prefix: `/site/:language(^en|el|ru)/${name}/:token` },
  )
}
