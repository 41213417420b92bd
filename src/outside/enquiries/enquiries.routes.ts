// The enquiry form of the public site: receiving it, and the response pages. Also the tray of
// doubtful enquiries.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#kit/http/problem.ts'
import { serve } from '#kit/http/serve.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import { forgetFormTokens, readFormToken } from '#outside/publishing/site/formToken.store.ts'
import { sendPage } from '#outside/publishing/site/siteAnswers.ts'
import { isFromOtherSite, siteForms } from '#outside/publishing/site/siteForms.ts'
import { siteOf } from '#outside/publishing/site/site.ts'
import { countTry, limitsOfEnquiry } from '#base/session/sign-in/tries.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { enquiryPage, thanksPage } from './enquiryPages.ts'
import { readEnquiry } from './enquiryInput.ts'
import { receiveEnquiry, takeFromTray } from './receiveEnquiry.store.ts'
import { trayApi } from './tray/tray.contract.ts'
import { bringBack, countTray, searchTray, sweepTray, throwAway } from './tray/tray.store.ts'

type Request = FastifyRequest<{ Params: { language: Language }; Querystring: { object?: unknown } }>

export function enquiryRoutes(backend: Backend): void {
  const { http, db, jobs, log } = backend
  siteForms(backend, 'enquiry', (http) => {
    http.get('/', (request: Request, reply) => {
      const site = siteOf(backend, request.params.language)
      const { typed } = readEnquiry({ object: request.query.object })
      return sendPage(backend, request, reply, enquiryPage(site, typed))
    })
    http.get('/sent', (request: Request, reply) =>
      sendPage(backend, request, reply, thanksPage(siteOf(backend, request.params.language))),
    )
    http.post('/', (request: Request, reply) => take(backend, request, reply))
  })
  serve(http, trayApi, {
    searchTray: ({ body }) => searchTray(db, body),
    countTray: () => countTray(db),
    takeFromTray: async ({ params, actor }) => {
      const taken = await takeFromTray(db, params.id, actor, backend)
      sendMailSoon(backend)
      return taken
    },
    throwAway: ({ body, actor }) => throwAway(db, body.ids, actor),
    bringBack: ({ body, actor }) => bringBack(db, body.ids, actor),
  })
  jobs.define('sweepEnquiries', async () => {
    await forgetFormTokens(db)
    log.info({ removed: await sweepTray(db) }, 'swept the tray of enquiries')
  })
  jobs.schedule('sweepEnquiries', '23 3 * * *')
}

async function take(backend: Backend, request: Request, reply: FastifyReply) {
  const { language } = request.params
  const site = siteOf(backend, language)
  const { typed, errors, enquiry, isProgram } = readEnquiry(request.body)
  const token = await readFormToken(backend, typed.token).catch(() => null)
  const again = (status: number, said?: string) =>
    sendPage(
      backend,
      request,
      reply.code(status),
      enquiryPage(site, typed, errors, said),
      token?.openedOn,
    )
  const thank = () => reply.redirect(`/site/${language}/enquiry/sent`, 303)
  if (isFromOtherSite(request)) return again(403, 'site.enquiry.elsewhere')
  // A trapped program gets the same thanks as everybody, so that it learns nothing.
  if (!enquiry) return isProgram ? thank() : again(400, 'site.enquiry.incomplete')
  try {
    const contact = enquiry.email?.toLowerCase() ?? enquiry.phone!.replace(/\D/g, '')
    await countTry(backend.db, limitsOfEnquiry(contact, request.ip))
    const consent = site.t('site.enquiry.consent', { agency: site.agency.name })
    const doubts = await receiveEnquiry(
      backend.db,
      { ...enquiry, language, consent },
      { token, isTrapped: isProgram },
      backend,
    )
    // The page was probably open overnight. The enquiry is in the tray already, whatever the
    // visitor does next.
    if (doubts.join() === 'tooOld') return again(400, 'site.enquiry.old')
    if (doubts.length === 0) sendMailSoon(backend)
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return again(429, 'site.enquiry.tooMany')
    backend.log.error({ err: error, id: request.id }, 'an enquiry could not be kept')
    return again(503, 'site.enquiry.failed')
  }
  return thank()
}
