// Serves the built application: hashed files are cached for a year, every other address gets the same page.
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { notFound } from '#kit/http/problem.ts'
import { pathOf } from '#kit/http/routePath.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { LiveAgency } from '#base/backend/agencyFacts.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { MapSource } from './settings/mapSource.ts'
import { isPaymentsHost, isPaymentsOnly } from '#base/session/person/paymentsVariant.ts'

export const clientFolder = join(import.meta.dirname, '../../dist')

/** Waits until the browser part is built: `npm start` builds it while the server starts. */
export async function clientBuilt(): Promise<void> {
  while (!existsSync(join(clientFolder, '.sources'))) await wait(100)
}

const secretPage = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const keptFor = (howLong: string) => (reply: FastifyReply) => {
  reply.header('cache-control', howLong)
}

/** `mapSource` null: maps show the embedded outline. */
export async function clientRoutes(
  { http, ...variant }: Backend,
  mapSource: MapSource | null = null,
): Promise<void> {
  let isStatic = true
  http.addHook('onRoute', (route) => {
    if (isStatic) route.config = { ...route.config, everywhere: true }
  })
  if (existsSync(clientFolder)) {
    // Looked up per request: a route for each file would take a third of the memory of all other routes.
    await http.register(fastifyStatic, {
      root: join(clientFolder, 'assets'),
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      decorateReply: false,
      setHeaders: keptFor('public, max-age=31536000, immutable'),
    })
    await http.register(fastifyStatic, {
      root: clientFolder,
      index: false,
      wildcard: false,
      globIgnore: ['assets/**', '**/*.{br,gz}'],
      preCompressed: true,
      setHeaders: keptFor('no-cache'),
    })
  }
  isStatic = false
  http.get('/variant.json', { config: { everywhere: true } }, (request, reply) => {
    const isPayments = isPaymentsOnly(variant, request)
    return reply.header('cache-control', 'no-cache').send({
      paymentsOnly: isPayments,
      paymentsBrand: isPaymentsHost(variant, request),
      crmUrl: isPayments ? variant.crmUrl : null,
      mapStyle: isPayments || !mapSource ? null : { light: mapSource.light, dark: mapSource.dark },
      geocoder: !isPayments && variant.geocoder !== null,
      agency: brandOf(variant.agency),
    })
  })
  http.setNotFoundHandler((request, reply) => {
    // Without the query, because e-mails in it have dots too.
    const path = pathOf(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && !path.startsWith('/api/') && !/\.\w+$/.test(path)
    if (!isPage || !existsSync(clientFolder)) throw notFound()
    // The address itself is a secret: it is neither sent as a referrer nor cached.
    if (/^\/(payments\/approveexpense\/|invitation$)/i.test(path)) reply.headers(secretPage)
    else reply.header('cache-control', 'no-cache')
    return reply.sendFile('index.html')
  })
}

/** The agency's name, logo and colour for the page, before any script runs. */
function brandOf(agency: LiveAgency) {
  const { logo, accent } = agency.in('en')
  const [en, el, ru] = languages.map((language) => agency.ownName(language))
  return { names: { en, el, ru }, logo, accent }
}
