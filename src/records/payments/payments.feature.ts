import { feature } from '#base/register/feature.ts'
import { approvalRoutes } from './approval/approval.routes.ts'
import { invitationRoutes } from './invitation/invitation.routes.ts'
import { paymentRoutes } from './payments.routes.ts'
import { papersRoutes } from './papers/papers.routes.ts'
import { transactionKind } from './transactions/transaction.kind.ts'
import { transactionRecord } from './transactions/transaction.record.ts'
import { paymentsKept } from './payments.kept.ts'
import { paymentList } from './list/payment.list.ts'

export const payments = feature({
  kept: paymentsKept,
  routes: [approvalRoutes, invitationRoutes, paymentRoutes, papersRoutes],
  kinds: { Transaction: transactionKind },
  records: { Transaction: transactionRecord },
  lists: { PaymentList: paymentList },
})
