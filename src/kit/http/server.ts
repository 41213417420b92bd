// The HTTP server without any feature: security headers, cookies, uploads, errors, API documentation.
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { randomUUID } from 'node:crypto'
import { languageCookie, languageOf } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translator.ts'
import { answerProblem } from './answerProblem.ts'
import type { ProblemOf } from './answerProblem.ts'
import { contentSecurity } from './contentSecurity.ts'
import { isMultipart, keepDeadlines, usualDeadlines } from './overload/deadlines.ts'
import type { Deadlines } from './overload/deadlines.ts'
import { describeEndpoints } from './describe.ts'
import { limitWork } from './overload/overload.ts'
import type { Lane, WorkLimits } from './overload/overload.ts'
import { rawRefusal, refuseAddress, refuseConnection } from './overload/refuseEarly.ts'
import { probes } from './probes.ts'
import { Problem } from './problem.ts'
import { isUnder } from './routePath.ts'
import { traceRequests } from './traceRequests.ts'
import { trustOf } from './outside/trustedProxies.ts'
import type { TrustedProxies } from './outside/trustedProxies.ts'

export type HttpOptions = {
  title: string
  translate: Translate
  /** What errors mean that HTTP knows nothing of. */
  problemOf?: ProblemOf
  logger: FastifyBaseLogger | false
  /** Compare every answer with its contract; for tests. */
  checkAnswers?: boolean
  /** Origins that maps may load tiles, styles and glyphs from. */
  mapOrigins?: readonly string[]
  /** Proxies whose X-Forwarded-* headers are trusted; by default only those on this machine. */
  trustedProxies?: TrustedProxies
  deadlines?: Deadlines
  workLimits?: WorkLimits | undefined
  /** Whether a request is served among staff; by default among strangers. */
  laneOf?: (request: FastifyRequest) => Lane
}

const megabyte = 1024 * 1024

export async function createServer(options: HttpOptions): Promise<FastifyInstance> {
  const { translate, deadlines = usualDeadlines } = options
  const server = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    genReqId: () => randomUUID(),
    bodyLimit: megabyte,
    trustProxy: trustOf(options.trustedProxies ?? ['loopback']),
    http: { headersTimeout: deadlines.headers, connectionsCheckingInterval: deadlines.every },
    frameworkErrors: refuseAddress(translate),
    clientErrorHandler: refuseConnection(translate),
    // `limitWork` refuses requests while the server closes, with a problem as the body.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
  })
  server.decorate('checkAnswers', options.checkAnswers ?? false)
  server.decorate('endpoints', [])
  server.decorate('handlers', new Map())
  server.decorateRequest('actor', null)
  server.decorateRequest('language', 'en')
  server.decorateRequest('standing', null)
  // Contracts parse the input and routes write their own JSON; Fastify's schemas only feed the documentation.
  server.setValidatorCompiler(() => (value) => ({ value }))
  server.setSerializerCompiler(() => (value) => JSON.stringify(value))
  server.setErrorHandler(answerProblem(translate, options.problemOf))
  // Endpoints without a body would take any such text, which pages of other sites may send, too.
  server.removeContentTypeParser('text/plain')
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json-patch+json', { parseAs: 'string' }, parseJson)
  // Many clients send this content type with an empty body; endpoints that need a body still refuse it.
  server.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null, undefined) : parseJson(request, body, done)),
  )

  traceRequests(server)
  server.addHook('onRequest', warnOfProxy())
  await server.register(cookie)
  // Built once: Fastify's helmet plugin would build it anew for each request.
  const secure = helmet(contentSecurity(options.mapOrigins ?? []))
  server.addHook('onRequest', (request, reply, done) =>
    secure(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  )
  await server.register(compress, { threshold: 4096, encodings: ['gzip', 'identity'] })
  await server.register(multipart, {
    limits: { fileSize: 200 * megabyte, files: 100, fields: 200 },
  })
  keepDeadlines(server, deadlines, ({ language }) => rawRefusal(translate, language, 408))
  server.addHook('onRequest', async (request) => {
    request.language = languageOf(
      request.cookies[languageCookie] ?? request.headers['accept-language'],
    )
  })
  // Only uploads run outside the limit on requests at work, so nothing else may look like one.
  server.addHook('onRequest', async (request) => {
    if (request.is404 || isRead(request) || !isMultipart(request)) return
    if (!request.routeOptions.config.takesFiles) throw new Problem(415)
  })
  limitWork(server, { limits: options.workLimits, laneOf: options.laneOf })
  await describeEndpoints(server, options.title)
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (isUnder(request, '/api') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
  server.addHook('onResponse', async (request, reply) => {
    const url = request.routeOptions.url ?? '?'
    const level = probes.has(url) && reply.statusCode < 400 ? 'debug' : 'info'
    request.log[level](
      {
        method: request.method,
        url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        actor: request.actor?.accountId,
      },
      'answered',
    )
  })
  return server
}

// Fastify does not read the body of these.
const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** Logs one warning if requests come through a proxy that TRUST_PROXY does not name. */
function warnOfProxy() {
  let hasWarned = false
  return async (request: FastifyRequest) => {
    if (hasWarned || request.headers['x-forwarded-for'] === undefined) return
    if (request.ip !== request.socket.remoteAddress) return
    hasWarned = true
    request.log.warn(
      { address: request.ip },
      'X-Forwarded-For of this address is not believed: is it a proxy, put it into TRUST_PROXY',
    )
  }
}
