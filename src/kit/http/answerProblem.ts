// Turns anything a handler throws into application/problem+json in the caller's language.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Translate } from '../i18n/translator.ts'
import { Problem } from './problem.ts'
import type { ProblemBody } from './problem.ts'
import type { Message } from '../i18n/messages.ts'

/** `problemOfOthers` knows errors that come from below the handlers: of the database, of a full disk. */
export const answerProblem =
  (translate: Translate, problemOfOthers: ProblemOf = () => undefined) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOfHttp(error) ?? problemOfOthers(error) ?? new Problem(500)
    if (problem.status >= 500) request.log.error({ err: error }, 'failed')
    if (refused.has(problem.status)) request.log.warn(refusalOf(request, problem.status), 'refused')
    const say = (message: Message) => translate(request.language, message)
    const entity = entityOf(request.routeOptions.url)
    const { retryAfter } = problem.parts.extra ?? {}
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
    return reply
      .code(problem.status)
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(bodyOf(problem, say, entity, request.id)))
  }

const refused = new Set([401, 403, 429])

const refusalOf = ({ actor, ip, method, routeOptions }: FastifyRequest, status: number) => ({
  user: actor?.username ?? null,
  account: actor?.accountId ?? null,
  address: ip,
  method,
  route: routeOptions.url ?? null,
  status,
})

export type ProblemOf = (error: unknown) => Problem | undefined

/** A problem that was thrown, or what an error of Fastify means; undefined for any other. */
export const problemOfHttp: ProblemOf = (error) =>
  error instanceof Problem ? error : problemOfFramework(error as Partial<FastifyError>)

const frameworkTexts: Record<number, Message> = {
  400: 'problem.badJson',
  408: 'problem.detail.408',
  413: 'problem.detail.413',
  415: 'problem.detail.415',
}

/** The whole problem as one line of text: for one failed record of a bulk action. */
export function sayProblem({ status, parts }: Problem, say: (message: Message) => string): string {
  const { errors, userManager, detail } = parts
  const messages = [...Object.values(errors ?? {}).flat(), ...(userManager ?? [])]
  if (messages.length > 0) return [...new Set(messages.map(say))].join(' ')
  return say(detail ?? `problem.detail.${status}`)
}

// Fastify's own errors: unreadable JSON, a body that is too large, an unknown content type.
function problemOfFramework({ code, statusCode }: Partial<FastifyError>): Problem | undefined {
  if (!code?.startsWith('FST_') || !statusCode || statusCode >= 500) return undefined
  return new Problem(statusCode, { detail: frameworkTexts[statusCode] ?? 'problem.invalid' })
}

/** The prefix of the label keys of an endpoint's fields: 'objectKey' for `/api/ObjectKeys/edit`. */
function entityOf(path = ''): string {
  const [, , named = ''] = path.split('/')
  return `${named.charAt(0).toLowerCase()}${named.slice(1).replace(/s$/, '')}`
}

/**
 * Lists the labels of the invalid fields. For a field without a label it gives the messages instead: the user does not
 * know its name in the API.
 */
function detailOf(
  errors: Record<string, string[]>,
  labelOf: (field: string) => string | null,
  say: (message: Message) => string,
): string {
  const fields = Object.keys(errors).map(labelOf)
  const labels = fields.filter((label) => label !== null)
  const others = Object.values(errors).filter((_, index) => fields[index] === null)
  const named: Message[] =
    labels.length > 0 ? [['problem.detail.400', { fields: labels.join(', ') }]] : []
  return [...new Set([...named.map(say), ...others.flat()])].join(' ')
}

function bodyOf(
  { status, parts }: Problem,
  say: (message: Message) => string,
  entity: string,
  id: string,
): ProblemBody {
  const title = say(`problem.title.${status}`)
  const labelOf = (field: string) => {
    const label = say(`${entity}.${field}`)
    return label === `${entity}.${field}` ? null : label
  }
  const userManager = parts.userManager && { UserManager: parts.userManager.map(say) }
  if (parts.errors) {
    const errors = Object.fromEntries(
      Object.entries(parts.errors).map(([field, messages]) => [field, messages.map(say)]),
    )
    const detail = parts.detail ? say(parts.detail) : detailOf(errors, labelOf, say)
    return { title, status, detail, errors, ...userManager, ...parts.extra }
  }
  const detail = parts.detail ?? ([`problem.detail.${status}`, { id }] as const)
  return {
    title,
    status,
    detail: say(detail),
    ...userManager,
    ...parts.extra,
    ...(status >= 500 && { id }),
  }
}
