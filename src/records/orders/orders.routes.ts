import { contentDisposition } from '#kit/files/fileName.ts'
import { receiveForm } from '#kit/files/receiveFiles.ts'
import { sendFile } from '#kit/files/sendFile.ts'
import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn } from '#kit/http/overload/inTurn.ts'
import { badRequest } from '#kit/http/problem.ts'
import { serve } from '#kit/http/serve.ts'
import type { Call } from '#kit/http/serve.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import { mustOpen } from '#base/register/records.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { blankOrder } from './blankOrder.store.ts'
import { coveringApi } from './covering/covering.contract.ts'
import { ordersOf } from './covering/covering.store.ts'
import { completeOrder, completeOrders, unsignedPaper } from './completeOrder.store.ts'
import { endOrder, withdrawOrder } from './endOrder.store.ts'
import { orderListApi } from './list/orderList.contract.ts'
import { searchOrders } from './list/orderList.store.ts'
import { deviceOf } from './links/orderLinks.routes.ts'
import { evidenceOf } from './evidence.store.ts'
import { forgetOrders } from './forgetting/forgetOrders.store.ts'
import { keepOrder } from './forgetting/keepOrder.store.ts'
import { mustBeKept } from './forgetting/orderKept.store.ts'
import { issueOrder } from './issueOrder.store.ts'
import { paperOf } from './orderFiles.store.ts'
import { ordersApi, paperMegabytes } from './orders.contract.ts'
import { deleteOrder, linkParty, restoreOrder, saveOrder } from './orders.store.ts'
import { readOrder } from './readOrder.store.ts'
import { signOnPaper } from './signedPaper.store.ts'
import { signOrder } from './signOrder.store.ts'

/** Each needs a process and several hundred megabytes for a moment. */
const papers = new Gate({ atOnce: 2, waitingEach: 3, waiting: 20 })

export function orderRoutes(backend: Backend): void {
  const { http, db, files, jobs, log } = backend

  jobs.define('completeOrders', () => completeOrders(backend), { oneWaiting: true })
  jobs.schedule('completeOrders', '* * * * *')

  jobs.define('forgetOrders', async () => {
    const forgotten = await forgetOrders(backend)
    if (forgotten > 0) log.info({ forgotten }, 'orders were forgotten')
  })
  jobs.schedule('forgetOrders', '50 4 * * *')

  /** Sends the mail that was queued meanwhile. */
  const mailing = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work
    sendMailSoon(backend)
    return done
  }

  const paper = async ({
    params: { id },
    actor,
    request,
    reply,
  }: Call<typeof ordersApi.orderPaper>) => {
    await mustOpen(db, { entity: 'Order', id }, actor)
    const order = await readOrder(db, id, actor)
    mustBeKept(order)
    if (!order.content) throw badRequest('order.isDraft')
    const { content } = order
    if (order.signedOn !== null)
      return void (await sendFile(request, reply, files, await paperOf(db, id)))
    const pdf = await runInTurn(request, reply, papers, () => unsignedPaper(backend, content))
    const name = `order-${order.number}.pdf`
    reply.header('content-disposition', contentDisposition('inline', name, name))
    return void reply.type('application/pdf').send(pdf)
  }

  serve(http, coveringApi, { ordersOf: ({ query, actor }) => ordersOf(db, query, actor) })
  serve(http, orderListApi, { searchOrders: ({ body, actor }) => searchOrders(db, body, actor) })
  serve(http, ordersApi, {
    addOrder: ({ query, actor }) => blankOrder(db, query, actor),
    editOrder: async ({ params: { id }, actor }) => {
      await mustOpen(db, { entity: 'Order', id }, actor)
      return readOrder(db, id, actor)
    },
    saveOrder: ({ body, actor }) => saveOrder(db, body, actor),
    deleteOrder: ({ params, actor }) => deleteOrder(db, params.id, actor),
    restoreOrder: ({ params, actor }) => restoreOrder(db, params.id, actor),
    issueOrder: ({ params, body, actor }) => issueOrder(backend, { ...params, ...body }, actor),
    signOrder: async ({ params: { id }, body, actor, request }) => {
      const visit = { address: request.ip, device: deviceOf(request) }
      const order = await signOrder(backend, { ...body, id }, visit, actor)
      if (order.signedOn === null) return order
      // The signature is stored: if the paper cannot be made now, the job makes it.
      await mailing(completeOrder(backend, id)).catch((error: unknown) =>
        log.warn({ err: error }, 'the paper of an order is made later'),
      )
      return readOrder(db, id, actor)
    },
    linkParty: ({ params, body, actor }) => linkParty(db, { ...params, ...body }, actor),
    signOnPaper: ({ params, actor, request }) =>
      receiveForm(
        request,
        ['file', 'files'],
        (sent) => signOnPaper(backend, sent, params.id, actor),
        paperMegabytes * 2 ** 20,
      ),
    withdrawOrder: ({ params, body, actor }) =>
      mailing(withdrawOrder(backend, { ...params, ...body }, actor)),
    endOrder: ({ params, body, actor }) =>
      mailing(endOrder(backend, { ...params, ...body }, actor)),
    keepOrder: ({ params, body, actor }) => keepOrder(backend, { ...params, ...body }, actor),
    orderPaper: paper,
    orderEvidence: async ({ params: { id }, actor, reply }) => {
      await mustOpen(db, { entity: 'Order', id }, actor)
      const evidence = await evidenceOf(db, id, backend)
      const name = `order-${id}.evidence.json`
      reply.header('content-disposition', contentDisposition('attachment', name, name))
      return void reply.type('application/json').send(evidence)
    },
  })
}
