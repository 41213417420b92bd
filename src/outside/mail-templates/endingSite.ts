// The page behind an unsubscribe link in mails. Opening it ends nothing, because mail scanners open every link; only its button
// does, or that of the mail program (RFC 8058).
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from '#kit/http/html.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { siteOf } from '#outside/publishing/site/site.ts'
import { sendPrivatePage } from '#outside/publishing/site/siteAnswers.ts'
import { siteForms } from '#outside/publishing/site/siteForms.ts'
import { sitePage } from '#outside/publishing/site/sitePage.ts'
import type { SignedLink } from '#base/session/links/links.store.ts'
import type { Backend } from '#base/backend/backend.ts'

type Ending = {
  link: SignedLink
  /** Prefix of its texts: `ask`, `end`, `done`, `unknown`, and `doneText` and `unknownText`. */
  texts: string
  /** A text below the question. */
  askText?: string
  /** Ends the mails of this record. */
  end: (id: number) => Promise<void>
}
type Request = FastifyRequest<{ Params: { language: Language; token: string } }>

export function endingSite(backend: Backend, { link, texts, askText, end }: Ending): void {
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
          html`<form method="post" action="${link.path(language, token)}">
            <button type="submit">${say(`${texts}.end`)}</button>
          </form>`
        }`,
    })
  }
  const answer = async (request: Request, reply: FastifyReply) => {
    const visit = { token: request.params.token, address: request.ip }
    const id = await link.open(backend, visit)
    if (id === undefined) return sendPrivatePage(reply.code(404), page(request, 'unknown'))
    const isPressed = request.method === 'POST'
    if (isPressed) await end(id)
    return sendPrivatePage(reply, page(request, isPressed ? 'done' : 'ask'))
  }
  siteForms(backend, `${link.name}/:token`, (http) => {
    http.get('/', answer)
    http.post('/', answer)
  })
}
