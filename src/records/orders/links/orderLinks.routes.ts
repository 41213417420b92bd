import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentDisposition } from '#kit/files/fileName.ts'
import { sendFile } from '#kit/files/sendFile.ts'
import { notFound } from '#kit/http/problem.ts'
import { serve } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import type { Backend } from '#base/backend/backend.ts'
import { completeOrder, unsignedPaper } from '../completeOrder.store.ts'
import { paperOf } from '../orderFiles.store.ts'
import { readContent } from '../readOrder.store.ts'
import { orderLinksApi } from './orderLinks.contract.ts'
import {
  checkOrder,
  declineLinkedOrder,
  findByLink,
  newLink,
  noteOpened,
  readLinkedOrder,
  sendOrderLink,
  signLinkedOrder,
} from './orderLinks.store.ts'

/** The visit through a link. The referrer policy hides the link from pages opened next. */
function visitOf(token: string, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  return { token, address: request.ip, device: deviceOf(request) }
}

/** What the browser says it is. */
export const deviceOf = ({ headers }: FastifyRequest): string =>
  (headers['user-agent'] ?? '').slice(0, 300)

export function orderLinkRoutes(backend: Backend): void {
  const { http, db, files, agency, log } = backend
  serve(http, orderLinksApi, {
    readLinkedOrder: ({ params, request, reply }) =>
      readLinkedOrder(db, visitOf(params.id, request, reply)),
    openLinkedOrder: ({ params, request, reply }) =>
      noteOpened(db, visitOf(params.id, request, reply), staff.allows(request.actor)),
    signLinkedOrder: async ({ params, body, request, reply }) => {
      const visit = visitOf(params.id, request, reply)
      const { orderId, isComplete } = await signLinkedOrder(backend, visit, body)
      // The signature is stored: if the paper cannot be made now, the job makes it.
      if (isComplete)
        await completeOrder(backend, orderId).then(
          () => sendMailSoon(backend),
          (error: unknown) => log.warn({ err: error }, 'the paper of an order is made later'),
        )
      return readLinkedOrder(db, visit)
    },
    declineLinkedOrder: async ({ params, body, request, reply }) => {
      const visit = visitOf(params.id, request, reply)
      await declineLinkedOrder(backend, visit, body.reason)
      return readLinkedOrder(db, visit)
    },
    linkedPaper: async ({ params, request, reply }) => {
      const { orderId, content, hasPaper, state } = await findByLink(
        db,
        visitOf(params.id, request, reply),
      )
      if (hasPaper) return void (await sendFile(request, reply, files, await paperOf(db, orderId)))
      if (state !== 'issued') throw notFound()
      const text = readContent(content)
      const name = `order-${text.number}.pdf`
      reply.header('content-disposition', contentDisposition('inline', name, name))
      return void reply.type('application/pdf').send(await unsignedPaper(backend, text))
    },
    checkOrder: ({ params, request, language }) =>
      checkOrder(db, { code: params.code, address: request.ip }, agency.in(language).name),
    sendOrderLink: async ({ params, body, actor }) => {
      const order = await sendOrderLink(backend, { ...params, ...body }, actor)
      sendMailSoon(backend)
      return order
    },
    copyOrderLink: ({ params, body, actor }) =>
      db.transaction().execute(async (tx) => {
        const { link } = await newLink(tx, { ...params, ...body }, actor, backend)
        return { link }
      }),
  })
}
