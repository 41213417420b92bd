// Registers endpoints as routes. A route checks the permission, parses the input, calls the handler and sends the
// answer. A missing handler, or an endpoint without a permission, does not compile.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { z } from 'zod'
import { jsonWriter, pageWriter } from './answerText.ts'
import { checkAnswer, checkStreamed } from './checkAnswer.ts'
import type { Actor, Api, Endpoint } from './endpoint.ts'
import { changesSomething, file, onlyAnswers, onlyReads } from './endpoint.ts'
import { isNothing, openApiParts } from './describe.ts'
import { PackedAnswer } from './packedAnswer.ts'
import { parse } from './parse.ts'
import { accessDenied, badRequest, mustEnrolFirst, noSession } from './problem.ts'
import { requestKeyHeader } from './requestKey.ts'
import { streamPage } from './streamPage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, set before any handler runs; null without a session. */
    actor: Actor | null
    /** The caller's language: en, el or ru. */
    language: string
    /**
     * Set while `actor` and `language` come from a cache and the session is still being looked up. Resolves to whether
     * they were right; if not, they have been replaced by then.
     */
    standing: Promise<boolean> | null
  }
  interface FastifyContextConfig {
    /** Whether the endpoint changes something, whatever its method. */
    changes?: boolean
    /** Whether it does more than to answer; unknown for routes without an endpoint. */
    writes?: boolean
    /** Whether the handler may start with the cached actor, before the session is confirmed. */
    ahead?: boolean
    /** Whether it takes files, as multipart/form-data; any other route refuses these before it reads them. */
    takesFiles?: boolean
  }
  interface FastifyInstance {
    /** True in tests: every answer is compared with its contract. */
    checkAnswers: boolean
    /** Every registered endpoint, for tests that go through all of them. */
    endpoints: Endpoint[]
    handlers: Map<Endpoint, (call: Call<Endpoint>) => unknown>
  }
}

export type Call<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** The caller. Typed as never null, but an endpoint that is open to everyone may get null. */
  actor: Actor
  language: string
  request: FastifyRequest
  reply: FastifyReply
}

/** A handler may return the rows of a page as a stream. */
type Result<A> = A extends { items: (infer Row)[]; totalRows: number }
  ? Omit<A, 'items'> & { items: Row[] | AsyncIterable<Row> }
  : A

export type Handlers<A extends Api> = {
  [Name in keyof A]: (
    call: Call<A[Name]>,
  ) =>
    | Promise<Result<z.input<A[Name]['answer']>>>
    | Result<z.input<A[Name]['answer']>>
    | Promise<PackedAnswer>
}

export function serve<A extends Api>(server: FastifyInstance, api: A, handlers: Handlers<A>): void {
  for (const [name, endpoint] of Object.entries(api)) {
    server.endpoints.push(endpoint)
    const handle = handlers[name] as (call: Call<Endpoint>) => unknown
    server.handlers.set(endpoint, handle)
    const url = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    const changes = changesSomething(endpoint)
    if (endpoint.method === 'GET' && changes) serveHead(server, endpoint, url)
    server.route({
      method: endpoint.method,
      url,
      exposeHeadRoute: endpoint.method === 'GET' && !changes,
      config: {
        changes,
        writes: !onlyReads(endpoint),
        ahead: onlyAnswers(endpoint) || endpoint.beginsAhead,
        takesFiles: endpoint.multipart,
      },
      schema: openApiParts(endpoint, name),
      handler: handlerOf(server, endpoint, handle),
    })
  }
}

/** Calls the handler of another endpoint; `query` and `body` must have been parsed by its contract. */
export type Answering = (
  endpoint: Endpoint,
  sent: { query?: unknown; body?: unknown },
) => Promise<unknown>

/**
 * Calls other endpoints with the permissions of the current caller: for an endpoint that builds its answer from
 * another one's.
 */
export const answeringAs =
  (
    server: FastifyInstance,
    { actor, language, request, reply }: Omit<Call<Endpoint>, 'body'>,
  ): Answering =>
  async (endpoint, { query, body }) => {
    mustBeAllowed(endpoint, request)
    const call = { params: undefined, query, body, actor, language, request, reply }
    return server.handlers.get(endpoint)!(call)
  }

// HEAD for a GET that changes something: checks the permission without running the handler.
const serveHead = (server: FastifyInstance, endpoint: Endpoint, url: string) =>
  server.route({
    method: 'HEAD',
    url,
    config: { changes: true },
    schema: { hide: true },
    handler: async (request, reply) => {
      mustBeAllowed(endpoint, request)
      return reply.type('application/json; charset=utf-8').send()
    },
  })

function mustBeAllowed({ may }: Endpoint, { actor }: FastifyRequest) {
  if (may.allows(actor)) return
  if (!actor) throw noSession()
  throw actor.mustEnrol ? mustEnrolFirst() : accessDenied()
}

// Browsers and mail programs open links before anybody clicks them.
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|preview|prerender/i.test(String(headers[name] ?? '')),
  )

function handlerOf(
  server: FastifyInstance,
  endpoint: Endpoint,
  handle: (call: Call<Endpoint>) => unknown,
): RouteHandlerMethod {
  const answerOf = async (request: FastifyRequest, reply: FastifyReply) => {
    mustBeAllowed(endpoint, request)
    if (endpoint.method === 'GET' && changesSomething(endpoint) && isPrefetch(request))
      throw badRequest('problem.fetchedAhead')
    return handle({
      params: parse(endpoint.params, emptyAsUndefined(endpoint.params, request.params)),
      query: parse(endpoint.query, emptyAsUndefined(endpoint.query, request.query)),
      body:
        isNothing(endpoint.body) || endpoint.multipart
          ? undefined
          : parse(endpoint.body, request.body ?? {}),
      actor: withKey(request) as Actor,
      language: request.language,
      request,
      reply,
    })
  }
  return async (request, reply) => {
    const answer = await onceConfirmed(request, () => answerOf(request, reply))
    if (endpoint.answer === file || reply.sent) return reply
    if (answer instanceof PackedAnswer) return answer.send(request, reply)
    const { checkAnswers } = server
    if (isStreamed(answer))
      return streamPage(
        request,
        reply,
        checkAnswers ? checkStreamed(endpoint.answer, answer) : answer,
        pageWriter(endpoint.answer),
      )
    if (checkAnswers) checkAnswer(endpoint.answer, answer)
    reply.type('application/json; charset=utf-8')
    return reply.send(jsonWriter(endpoint.answer)(answer))
  }
}

/** Makes the answer at once, but hands it out only when the cached actor is confirmed; else makes it anew. */
async function onceConfirmed<T>({ standing }: FastifyRequest, make: () => Promise<T>): Promise<T> {
  if (!standing) return make()
  const early = make()
  // An answer for an outdated actor is thrown away, and so is its failure.
  early.catch(() => {})
  return (await standing) ? early : make()
}

// Only POST requests add records, so only they carry a request key.
const withKey = ({ actor, headers, method }: FastifyRequest): Actor | null => {
  if (!actor || method !== 'POST') return actor
  const requestKey = parse(requestKeyHeaders, headers)[requestKeyHeader]
  return requestKey === undefined ? actor : { ...actor, requestKey }
}

const requestKeyHeaders = z.object({
  [requestKeyHeader]: z
    .string()
    .regex(/^[\w-]{16,100}$/)
    .optional(),
})

// Fastify passes {} where the request has no params or query; contracts say undefined for "nothing expected".
const emptyAsUndefined = (schema: z.ZodType, value: unknown) =>
  isNothing(schema) && Object.keys(value ?? {}).length === 0 ? undefined : value

const isStreamed = (
  answer: unknown,
): answer is { items: AsyncIterable<unknown>; totalRows: number } =>
  typeof answer === 'object' &&
  answer !== null &&
  'items' in answer &&
  typeof answer.items === 'object' &&
  answer.items !== null &&
  Symbol.asyncIterator in answer.items &&
  !(answer instanceof Readable)
