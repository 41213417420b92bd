// The agency's public site: HTML for everybody, in three languages, complete without scripts.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#kit/i18n/languages.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { sendPage, sendPicture } from './siteAnswers.ts'
import { answerSiteErrors, languageOfPath, preferredLanguage } from './siteErrors.ts'
import { factLists } from './siteFacts.ts'
import { agentOfObject } from './siteAgent.store.ts'
import { queryText, readQuery, sortedPlaces } from './siteFilter.ts'
import { listPage, savedPage } from './siteList.ts'
import { townsAround } from './siteSurroundings.ts'
import { messagePage } from './siteMessage.ts'
import { objectPage, objectPictures } from './siteObject.ts'
import {
  publishedPlaces,
  readPublished,
  readSaved,
  readSimilar,
  searchPublished,
  typedPlaces,
  wasPublished,
} from './siteObjects.store.ts'
import type { PublishedObject } from './siteObjects.store.ts'
import { siteOf } from './site.ts'
import { objectPath, picturesPath } from './sitePage.ts'
import { siteFont, siteStyleOf } from './siteStyle.ts'
import { readSitemap, sitemapIndex } from './sitemap.ts'

type Params = { language: Language; reference: string; name: string; side: string; part: string }
type Request = FastifyRequest<{ Params: Params; Querystring: Record<string, unknown> }>

export function siteRoutes(backend: Backend): void {
  const { http, publicUrl } = backend
  http.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nAllow: /site\nAllow: /feeds\nDisallow: /\n\nSitemap: ${publicUrl}/site/sitemap.xml\n`,
      ),
  )
  void http.register(async (site) => sitePages(site, backend), { prefix: '/site' })
}

function sitePages(http: FastifyInstance, backend: Backend): void {
  const { db, agency, replicas } = backend
  const offered = () => agency.in('en').languages
  const siteIn = (language: Language) => siteOf(backend, language)
  const missing = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(
      backend,
      request,
      reply.code(404),
      messagePage(siteIn(languageOfPath(request, offered())), 'missing'),
    )

  http.setNotFoundHandler(missing)
  answerSiteErrors(http, backend)

  http.get('/', (request, reply) =>
    reply
      .headers({ vary: 'accept-language, cookie', 'cache-control': 'no-cache' })
      .redirect(`/site/${preferredLanguage(request, offered())}`, 302),
  )
  http.get('/style-:name.css', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
      .type('text/css; charset=utf-8')
      .send(siteStyleOf(agency.in('en').accent).css),
  )
  http.get('/typeface/:name.woff2', (request: Request, reply) => {
    const font = siteFont(request.params.name)
    if (!font) return missing(request, reply)
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
      .type('font/woff2')
      .send(font)
  })
  http.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(await replicas.reading(() => sitemapIndex(db, backend.publicUrl, offered()))),
  )
  http.get('/sitemap-:part(^\\d{1,4}).xml', async (request: Request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(
        await replicas.reading(() =>
          readSitemap(db, backend.publicUrl, offered(), Number(request.params.part)),
        ),
      ),
  )
  http.get('/picture/:name/:side(^\\d{3,4}).webp', (request: Request, reply) =>
    sendPicture(request, reply, backend, request.params, () => missing(request, reply)),
  )

  /** Redirects to a language that the site offers; undefined if it offers the requested one. */
  const elsewhere = ({ params, url }: Request, reply: FastifyReply) => {
    if (offered().includes(params.language)) return undefined
    return reply
      .header('cache-control', 'no-cache')
      .redirect(url.replace(/^\/site\/\w+/, `/site/${offered()[0]}`), 302)
  }

  http.get('/:language(^en|el|ru)', async (request: Request, reply) => {
    const { language } = request.params
    const other = elsewhere(request, reply)
    if (other) return other
    const read = readQuery(request.query)
    const { near } = request.query
    const typed =
      typeof near === 'string' && near.trim()
        ? await replicas.reading(() => typedPlaces(db, near.slice(0, 200)))
        : { places: [], unknown: [] }
    const places = sortedPlaces([...read.filter.places, ...typed.places])
    const query = { ...read, filter: { ...read.filter, places } }
    if (typed.places.length > 0 && typed.unknown.length === 0)
      return reply
        .header('cache-control', 'no-cache')
        .redirect(`/site/${language}${queryText(query)}`, 302)
    return sendPage(
      backend,
      request,
      reply,
      await replicas.reading(async () => {
        const [found, lists, places] = await Promise.all([
          searchPublished(db, query, language),
          selectLists(db, ['objectType', 'objectSubType'], language),
          publishedPlaces(db, language),
        ])
        const towns = await townsAround(db, found.items, language)
        const choices = { types: lists['objectType']!, subTypes: lists['objectSubType']!, places }
        const shown = { ...found, towns, unknownPlaces: typed.unknown }
        return listPage(siteIn(language), query, shown, choices)
      }),
    )
  })

  http.get('/:language(^en|el|ru)/saved', async (request: Request, reply) => {
    const { language } = request.params
    const other = elsewhere(request, reply)
    if (other) return other
    const { objects } = request.query
    const numbers = typeof objects === 'string' ? (objects.match(/\b[0-9A-Z]{4}\b/g) ?? []) : []
    const wanted = [...new Set(numbers)].slice(0, 60)
    const found = await replicas.reading(() => readSaved(db, wanted, language))
    return sendPage(backend, request, reply, savedPage(siteIn(language), wanted, found))
  })

  /** Calls `show` with the published object of this number; redirects to its canonical address first. */
  const ofObject =
    (
      path: typeof objectPath,
      show: (language: Language, object: PublishedObject) => Promise<string> | string,
    ) =>
    async (request: Request, reply: FastifyReply) => {
      const { language, reference } = request.params
      if (!/^[0-9a-z]{4}$/i.test(reference)) return missing(request, reply)
      const other = elsewhere(request, reply)
      if (other) return other
      const number = reference.toUpperCase()
      if (number !== reference) return reply.redirect(path(language, number), 301)
      const page = await replicas.reading(async () => {
        const object = await readPublished(db, number, language)
        return object && show(language, object)
      })
      if (page) return sendPage(backend, request, reply, page)
      if (!(await wasPublished(db, number))) return missing(request, reply)
      return sendPage(backend, request, reply.code(410), messagePage(siteIn(language), 'gone'))
    }

  http.get(
    '/:language(^en|el|ru)/object/:reference',
    ofObject(objectPath, async (language, object) => {
      const [lists, towns, agent, similar] = await Promise.all([
        selectLists(db, factLists, language),
        townsAround(db, [object], language),
        agentOfObject(db, object.id, language),
        readSimilar(db, object, language),
      ])
      const optionsOf = (name: string) => lists[name]
      return objectPage(siteIn(language), object, { optionsOf, towns, agent, similar })
    }),
  )
  http.get(
    '/:language(^en|el|ru)/object/:reference/pictures',
    ofObject(picturesPath, (language, object) => objectPictures(siteIn(language), object)),
  )
}
