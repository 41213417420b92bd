// The pages behind the links of selections, which need neither a session nor scripts.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#kit/http/problem.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import { selectionPaths } from '../selections.paths.ts'
import { sendPicture, sendPrivatePage } from '#outside/publishing/site/siteAnswers.ts'
import { isFromOtherSite, siteForms } from '#outside/publishing/site/siteForms.ts'
import { factLists } from '#outside/publishing/site/siteFacts.ts'
import { siteOf } from '#outside/publishing/site/site.ts'
import { townsAround } from '#outside/publishing/site/siteSurroundings.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { couldBeToken, countUse, openLink } from '#base/session/links/links.store.ts'
import type { UseLimit } from '#base/session/sign-in/tries.store.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { markObject, writeMessage } from './clientAnswers.store.ts'
import { chosenPicture, countOpening, openSelection, readChosen } from './openSelection.store.ts'
import type { OpenSelection } from './openSelection.store.ts'
import { readMark, readMessage } from './selectionInput.ts'
import type { TypedMessage } from './selectionInput.ts'
import { chosenPictures } from './selectionObject.ts'
import { closedPage, selectionPage } from './selectionPage.ts'
import type { SelectionPageContext } from './shownSelection.ts'

type Params = { language: Language; token: string; name: string; side: string; reference: string }
type Request = FastifyRequest<{ Params: Params; Querystring: Record<string, unknown> }>

export const selectionSite = (backend: Backend): void =>
  siteForms(backend, 'selection/:token', (http) => {
    const { db } = backend
    http.get('/', async (request: Request, reply) => {
      const selection = await opened(backend, request)
      if (!selection) return closed(backend, request, reply)
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
      if (!object) return closed(backend, request, reply)
      return sendPrivatePage(reply, chosenPictures(siteOf(backend, language), token, object))
    })
    for (const kind of ['webp', 'jpg'])
      http.get(`/picture/:name/:side(^\\d{3,4}).${kind}`, (request: Request, reply) => {
        const { token, name, side } = request.params
        const find = async () => (couldBeToken(token) ? chosenPicture(db, token, name) : undefined)
        const picture = { name, side, find, isPrivate: true, isJpeg: kind === 'jpg' }
        return sendPicture(request, reply, backend, picture, () => closed(backend, request, reply))
      })
    http.post('/mark', (request: Request, reply) =>
      take(backend, request, reply, markIn(backend, request)),
    )
    http.post('/message', (request: Request, reply) =>
      take(backend, request, reply, messageIn(backend, request)),
    )
  })

/** Undefined for a link that does not work. */
const opened = ({ db }: Backend, request: Request) =>
  openLink(db, visitOf(request), {
    guesses: 'unknownLink',
    find: (token) => openSelection(db, token),
  })
const visitOf = ({ params: { token }, ip }: Request) => ({ token, address: ip })

const closed = (backend: Backend, { params }: Request, reply: FastifyReply) =>
  sendPrivatePage(reply.code(404), closedPage(siteOf(backend, params.language)))

// Not a visit: messengers that fetch a page for its preview, browsers that prefetch it, and agents.
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
  more: Pick<SelectionPageContext, 'failed' | 'written'> = {},
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

type ClientAction = {
  /** The input, to show it again. */
  typed: TypedMessage | null
  /** The key of the error text. */
  wrong: string | null
  uses: UseLimit
  /** Null for a program, which gets the same thanks as everybody. */
  keep: (() => ReturnType<typeof markObject>) | null
  /** The query or hash of the page that is shown next. */
  shownAt: string
}

/** A family may share the link, and an office its IP address. */
const marking: UseLimit = { name: 'marks', most: 150, mostOfNetwork: 300 }
const writing: UseLimit = { name: 'messages', most: 10, mostOfNetwork: 30 }

function markIn(backend: Backend, { params: { token }, body }: Request): ClientAction {
  const read = readMark(body)
  return {
    typed: null,
    wrong: read ? null : 'selection.page.notKept',
    uses: marking,
    keep: read && (() => markObject(backend.db, token, read, backend)),
    shownAt: `#object-${read?.reference}`,
  }
}

function messageIn(backend: Backend, { params: { token }, body }: Request): ClientAction {
  const { typed, wrong, isProgram } = readMessage(body)
  const { reference } = typed
  const at = reference === null ? 'all' : `object-${reference}`
  return {
    typed,
    wrong,
    uses: writing,
    keep: isProgram ? null : () => writeMessage(backend.db, token, typed, backend),
    shownAt: `?written=${reference ?? 'all'}#${at}`,
  }
}

async function take(
  backend: Backend,
  request: Request,
  reply: FastifyReply,
  { typed, wrong, uses, keep, shownAt }: ClientAction,
) {
  const { language, token } = request.params
  const selection = await opened(backend, request)
  if (!selection) return closed(backend, request, reply)
  const fail = (status: number, why: string) =>
    show(backend, request, reply.code(status), selection, { failed: { typed, why } })
  if (isFromOtherSite(request)) return fail(403, 'site.enquiry.elsewhere')
  if (wrong !== null) return fail(400, wrong)
  try {
    if (keep) {
      await countUse(backend.db, uses, visitOf(request))
      if ((await keep()) === 'kept') sendMailSoon(backend)
    }
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return fail(429, 'selection.page.tooMuch')
    backend.log.error(
      { err: error, id: request.id },
      'what a client said of a selection could not be kept',
    )
    return fail(503, 'selection.page.notKept')
  }
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(selectionPaths.publicSelection(language, token) + shownAt, 303)
}
