// Refuses what never becomes a request: unreadable URLs and headers.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { Message } from '../../i18n/messages.ts'

const details: Record<number, Message> = {
  400: 'problem.badJson',
  408: 'problem.detail.408',
  414: 'problem.detail.414',
  431: 'problem.title.431',
}

function bodyOf(translate: Translate, language: string, status: number, detail?: Message) {
  const say = (message: Message) => translate(language, message)
  const text = say(detail ?? details[status] ?? 'problem.badJson')
  return JSON.stringify({ title: say(`problem.title.${status}`), status, detail: text })
}

/** For Fastify's own errors: a badly encoded URL, or a part of it that is too long. */
export const refuseAddress =
  (translate: Translate) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode === 414 ? 414 : 400
    const language = languageOf(request.headers['accept-language'])
    const detail = status === 400 ? 'problem.badAddress' : undefined
    void reply
      .code(status)
      .type('application/problem+json; charset=utf-8')
      .send(bodyOf(translate, language, status, detail))
  }

/** For errors of Node's HTTP parser. Answers in English, as no language is known yet, and closes the connection. */
export const refuseConnection = (translate: Translate) => (error: Error, socket: Socket) => {
  const { code } = error as { code?: string }
  if (code === 'ECONNRESET' || socket.destroyed) return
  const status =
    code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  if (socket.writable) socket.write(rawRefusal(translate, 'en', status))
  socket.destroySoon()
}

/** A complete HTTP response as raw text. */
export function rawRefusal(translate: Translate, language: string, status: number): string {
  const body = bodyOf(translate, language, status)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
