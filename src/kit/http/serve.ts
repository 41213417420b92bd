// Puts endpoints on the server: permission, parsing, handler, answer, in that order.
// A handler that is missing, or an endpoint without a permission, does not compile.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { z } from 'zod'
import { checkAnswer, checkStreamed } from './checkAnswer.ts'
import type { Actor, Api, Endpoint } from './endpoint.ts'
import { file } from './endpoint.ts'
import { parse } from './parse.ts'
import { accessDenied, noSession } from './problem.ts'
import { streamPage } from './streamPage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is behind the request, set before any handler runs; null without a session. */
    actor: Actor | null
    /** The caller's language: en, el or ru. */
    language: string
  }
  interface FastifyInstance {
    /** In tests every answer is compared with its contract. */
    checkAnswers: boolean
    /** Every endpoint that is served, for the walk over all of them. */
    endpoints: Endpoint[]
  }
}

export type Call<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** The person who calls; only endpoints open to everyone may meet null. */
  actor: Actor
  language: string
  request: FastifyRequest
  reply: FastifyReply
}

/** A paged answer may hand its rows over as a stream. */
type Result<A> = A extends { items: (infer Row)[]; totalRows: number }
  ? Omit<A, 'items'> & { items: Row[] | AsyncIterable<Row> }
  : A

export type Handlers<A extends Api> = {
  [Name in keyof A]: (
    call: Call<A[Name]>,
  ) => Promise<Result<z.input<A[Name]['answer']>>> | Result<z.input<A[Name]['answer']>>
}

export function serve<A extends Api>(server: FastifyInstance, api: A, handlers: Handlers<A>): void {
  for (const [name, endpoint] of Object.entries(api)) {
    server.endpoints.push(endpoint)
    server.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: openApiParts(endpoint, name),
      handler: handlerOf(server, endpoint, handlers[name] as (call: Call<Endpoint>) => unknown),
    })
  }
}

function handlerOf(
  server: FastifyInstance,
  endpoint: Endpoint,
  handle: (call: Call<Endpoint>) => unknown,
): RouteHandlerMethod {
  return async (request, reply) => {
    if (!endpoint.may.allows(request.actor)) throw request.actor ? accessDenied() : noSession()
    const call = {
      params: parse(endpoint.params, given(endpoint.params, request.params)),
      query: parse(endpoint.query, given(endpoint.query, request.query)),
      body: isNothing(endpoint.body) ? undefined : parse(endpoint.body, request.body ?? {}),
      actor: request.actor as Actor,
      language: request.language,
      request,
      reply,
    }
    const answer = await handle(call)
    if (endpoint.answer === file || reply.sent) return reply
    const { checkAnswers } = server
    if (isStreamed(answer))
      return streamPage(reply, checkAnswers ? checkStreamed(endpoint.answer, answer) : answer)
    if (checkAnswers) checkAnswer(endpoint.answer, answer)
    reply.type('application/json; charset=utf-8')
    return reply.send(answer === undefined ? 'null' : JSON.stringify(answer))
  }
}

// Fastify gives {} where nothing came; the contract says undefined for "nothing expected".
const given = (schema: z.ZodType, value: unknown) =>
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

const isNothing = (schema: z.ZodType) =>
  schema.def.type === 'undefined' || schema.def.type === 'void'

function openApiParts(endpoint: Endpoint, name: string) {
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-zA-Z]+(\w?)/g, (_, c: string) => c.toUpperCase())}`,
    summary: name,
    description: `May be called by: ${endpoint.may.name}`,
    tags: [endpoint.path.split('/')[2] ?? ''],
    ...(isNothing(endpoint.params) ? {} : { params: endpoint.params }),
    ...(isNothing(endpoint.query) ? {} : { querystring: endpoint.query }),
    ...(isNothing(endpoint.body) ? {} : { body: endpoint.body }),
    ...(endpoint.multipart ? { consumes: ['multipart/form-data'] } : {}),
    ...(endpoint.answer === file || isNothing(endpoint.answer)
      ? {}
      : { response: { 200: endpoint.answer } }),
  }
}
