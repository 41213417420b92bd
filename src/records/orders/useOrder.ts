// An order from the server, updated while it is shown.
import { callOf, deletedMarker, useAnswer } from '#kit/http/queries.ts'
import { orderAnswersApi } from './answers/answers.contract.ts'
import { orderLinksApi } from './links/orderLinks.contract.ts'
import { orderMailsApi } from './mailing/mailing.contract.ts'
import { ordersApi } from './orders.contract.ts'

export const useOrder = (id: number) =>
  useAnswer(
    ordersApi.editOrder,
    { params: { id: String(id) } },
    {
      takes: (known, change) => {
        const deleted = callOf(change, ordersApi.deleteOrder)
        if (deleted?.sent.params.id === String(known.id)) return deletedMarker
        const answer = (
          callOf(change, ordersApi.saveOrder) ??
          callOf(change, ordersApi.issueOrder) ??
          callOf(change, ordersApi.signOrder) ??
          callOf(change, ordersApi.linkParty) ??
          callOf(change, ordersApi.withdrawOrder) ??
          callOf(change, ordersApi.endOrder) ??
          callOf(change, ordersApi.keepOrder) ??
          callOf(change, orderLinksApi.sendOrderLink) ??
          callOf(change, orderMailsApi.sendOrderPaper) ??
          callOf(change, orderAnswersApi.addOrderAnswer)
        )?.answer
        return answer?.id === known.id ? answer : undefined
      },
    },
  )
