// The pages behind the links of selections: for whoever has one, without a session and without scripts.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#kit/http/problem.ts'
import { takeForms } from '#kit/http/takeForms.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import { selectionPaths } from '../selections.paths.ts'
import { sendPicture, sendPrivatePage } from '#outside/publishing/site/siteAnswers.ts'
import { answerSiteErrors } from '#outside/publishing/site/siteErrors.ts'
import { factLists } from '#outside/publishing/site/siteFacts.ts'
import { siteOf } from '#outside/publishing/site/site.ts'
import { townsAround } from '#outside/publishing/site/siteSurroundings.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import {
  countTry,
  limitsOfMarks,
  limitsOfMessages,
  limitsOfUnknownLink,
} from '#base/session/sign-in/tries.store.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { markObject, writeMessage } from './clientAnswers.store.ts'
import { chosenPicture, countOpening, openSelection, readChosen } from './openSelection.store.ts'
import type { OpenSelection } from './openSelection.store.ts'
import { readMark, readMessage } from './selectionInput.ts'
import { chosenPictures } from './selectionObject.ts'
import { closedPage, selectionPage } from './selectionPage.ts'
import type { Shown } from './shownSelection.ts'

type Params = { language: Language; token: string; name: string; side: string; reference: string }
type Request = FastifyRequest<{ Params: Params; Querystring: Record<string, unknown> }>

export function selectionSite(backend: Backend): void {
  const { db } = backend
  void backend.http.register(
    async (http) => {
      takeForms(http)
      answerSiteErrors(http, backend)
      http.get('/', async (request: Request, reply) => {
        const selection = await opened(backend, request)
        if (!selection) return closed(backend, request, reply.code(404))
        if (isVisit(request)) await countOpening(db, selection.id)
        const { written } = request.query
        return show(backend, request, reply, selection, {
          ...(typeof written === 'string' && { written }),
        })
      })
      http.get('/pictures/:reference', async (request: Request, reply) => {
        const { language, token, reference } = request.params
        const selection = await opened(backend, request)
        const chosen = selection && (await readChosen(db, selection.id, language))
        const object = chosen?.objects.find((one) => one.referenceNumber === reference)
        if (!object) return closed(backend, request, reply.code(404))
        return sendPrivatePage(reply, chosenPictures(siteOf(backend, language), token, object))
      })
      for (const kind of ['webp', 'jpg'])
        http.get(`/picture/:name/:side(^\\d{3,4}).${kind}`, (request: Request, reply) => {
          const { token, name, side } = request.params
          const find = () => chosenPicture(db, token, name)
          const asked = { name, side, find, isPrivate: true, isForMail: kind === 'jpg' }
          return sendPicture(request, reply, backend, asked, () =>
            closed(backend, request, reply.code(404)),
          )
        })
      http.post('/mark', (request: Request, reply) => takeMark(backend, request, reply))
      http.post('/message', (request: Request, reply) => takeMessage(backend, request, reply))
    },
    { prefix: '/site/:language(^en|el|ru)/selection/:token' },
  )
}

/** Undefined for a link that opens nothing; 429 for whom has tried too many of these. */
async function opened({ db }: Backend, { params, ip }: Request) {
  const selection = await openSelection(db, params.token.replaceAll('\u0000', ''))
  if (!selection) await countTry(db, limitsOfUnknownLink(ip))
  return selection
}

const closed = (backend: Backend, { params }: Request, reply: FastifyReply) =>
  sendPrivatePage(reply, closedPage(siteOf(backend, params.language)))

// Messengers fetch a page to show what it is about, and browsers fetch ahead: nobody has looked at it then.
// An agent who looks is no visit of the client's.
const isVisit = ({ headers, method, actor }: Request) =>
  method === 'GET' &&
  !staff.allows(actor) &&
  !/bot|crawl|spider|preview|facebookexternalhit|whatsapp|viber|telegram|skype|slack/i.test(
    headers['user-agent'] ?? '',
  ) &&
  !/prefetch/i.test(`${headers['sec-purpose']} ${headers['purpose']} ${headers['x-moz']}`)

async function show(
  backend: Backend,
  { params: { language, token } }: Request,
  reply: FastifyReply,
  selection: OpenSelection,
  more: Pick<Shown, 'failed' | 'written'> = {},
) {
  const [shown, lists] = await Promise.all([
    readChosen(backend.db, selection.id, language),
    selectLists(backend.db, factLists, language),
  ])
  const towns = await townsAround(backend.db, shown.objects, language)
  const optionsOf = (name: string) => lists[name]
  const page = { token, selection, shown, optionsOf, towns, ...more }
  return sendPrivatePage(reply, selectionPage(siteOf(backend, language), page))
}

// Other sites send nothing in the name of their visitors; browsers say who asks.
const isElsewhere = ({ headers }: Request) => headers['sec-fetch-site'] === 'cross-site'

async function takeMark(backend: Backend, request: Request, reply: FastifyReply) {
  const { language, token } = request.params
  const selection = await opened(backend, request)
  if (!selection) return closed(backend, request, reply.code(404))
  const fail = (status: number, why: string) =>
    show(backend, request, reply.code(status), selection, { failed: { typed: null, why } })
  if (isElsewhere(request)) return fail(403, 'site.enquiry.elsewhere')
  const asked = readMark(request.body)
  if (!asked) return fail(400, 'selection.page.notKept')
  try {
    await countTry(backend.db, limitsOfMarks(selection.id, request.ip))
    if ((await markObject(backend.db, token, asked, backend)) === 'kept') sendMailSoon(backend)
  } catch (error) {
    return failWith(backend, request, error, fail)
  }
  const page = selectionPaths.publicSelection(language, token)
  return seeOther(reply, `${page}#object-${asked.reference}`)
}

async function takeMessage(backend: Backend, request: Request, reply: FastifyReply) {
  const { language, token } = request.params
  const selection = await opened(backend, request)
  if (!selection) return closed(backend, request, reply.code(404))
  const { typed, wrong, isProgram } = readMessage(request.body)
  const fail = (status: number, why: string) =>
    show(backend, request, reply.code(status), selection, { failed: { typed, why } })
  if (isElsewhere(request)) return fail(403, 'site.enquiry.elsewhere')
  if (wrong !== null) return fail(400, wrong)
  // A program is thanked like everybody, and learns nothing.
  if (!isProgram)
    try {
      await countTry(backend.db, limitsOfMessages(selection.id, request.ip))
      if ((await writeMessage(backend.db, token, typed, backend)) === 'kept') sendMailSoon(backend)
    } catch (error) {
      return failWith(backend, request, error, fail)
    }
  const page = selectionPaths.publicSelection(language, token)
  const { reference } = typed
  const at = reference === null ? 'all' : `object-${reference}`
  return seeOther(reply, `${page}?written=${reference ?? 'all'}#${at}`)
}

function failWith<Sent>(
  { log }: Backend,
  { id }: Request,
  error: unknown,
  fail: (status: number, why: string) => Promise<Sent>,
): Promise<Sent> {
  if (error instanceof Problem && error.status === 429) return fail(429, 'selection.page.tooMuch')
  log.error({ err: error, id }, 'what a client said of a selection could not be kept')
  return fail(503, 'selection.page.notKept')
}

const seeOther = (reply: FastifyReply, to: string) =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(to, 303)
