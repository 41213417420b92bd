// The form of the public site: what is sent with it, and the pages that answer.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#kit/http/problem.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { takeForms } from '#kit/http/takeForms.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import { sendPage } from '#features/publishing/siteAnswers.ts'
import { siteOf } from '#features/publishing/site.ts'
import { countTry, limitsOfEnquiry } from '#features/session/tries.store.ts'
import type { Backend } from '../backend.ts'
import { enquiryPage, thanksPage } from './enquiryPages.ts'
import { keepEnquiry } from './enquiries.store.ts'
import { readEnquiry } from './enquiryInput.ts'

type Request = FastifyRequest<{ Params: { language: Language }; Querystring: { object?: unknown } }>

export function enquiryRoutes(backend: Backend): void {
  void backend.http.register(
    async (http) => {
      takeForms(http)
      http.get('/', (request: Request, reply) => {
        const site = siteOf(backend, request.params.language)
        const { typed } = readEnquiry({ object: request.query.object })
        return sendPage(request, reply, enquiryPage(site, typed))
      })
      http.get('/sent', (request: Request, reply) =>
        sendPage(request, reply, thanksPage(siteOf(backend, request.params.language))),
      )
      http.post('/', (request: Request, reply) => take(backend, request, reply))
    },
    { prefix: '/site/:language(^en|el|ru)/enquiry' },
  )
}

async function take(backend: Backend, request: Request, reply: FastifyReply) {
  const { language } = request.params
  const site = siteOf(backend, language)
  const { typed, errors, enquiry, isProgram } = readEnquiry(request.body)
  const again = (status: number, said?: string) =>
    sendPage(request, reply.code(status), enquiryPage(site, typed, errors, said))
  const thank = () => reply.redirect(`/site/${language}/enquiry/sent`, 303)
  // Other sites send nothing in the name of their visitors; browsers say who asks.
  if (request.headers['sec-fetch-site'] === 'cross-site')
    return again(403, 'site.enquiry.elsewhere')
  // A program is thanked like everybody, and learns nothing.
  if (isProgram) return thank()
  if (!enquiry) return again(400, 'site.enquiry.incomplete')
  try {
    const contact = enquiry.email?.toLowerCase() ?? enquiry.phone!.replace(/\D/g, '')
    await countTry(backend.db, limitsOfEnquiry(contact, request.ip))
    const consent = site.t('site.enquiry.consent', { agency: site.agency.name })
    if (await keepEnquiry(backend.db, { ...enquiry, language, consent }, backend))
      sendMailSoon(backend)
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return again(429, 'site.enquiry.tooMany')
    backend.log.error({ err: error, id: request.id }, 'an enquiry could not be kept')
    return again(503, 'site.enquiry.failed')
  }
  return thank()
}
