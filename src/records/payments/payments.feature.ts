import { feature } from '#base/register/feature.ts'
import { approvalRoutes } from './approval/approval.routes.ts'
import { invitationRoutes } from './invitation/invitation.routes.ts'
import { paymentRoutes } from './payments.routes.ts'
import { papersRoutes } from './papers/papers.routes.ts'
import { transactionKind } from './transactions/transaction.kind.ts'
import { transactionRecord } from './transactions/transaction.record.ts'
import { el as paymentsEl } from './messages/el.ts'
import { en as paymentsEn } from './messages/en.ts'
import { ru as paymentsRu } from './messages/ru.ts'
import { el as approvalEl } from './approval/messages/el.ts'
import { en as approvalEn } from './approval/messages/en.ts'
import { ru as approvalRu } from './approval/messages/ru.ts'
import { el as approvalToldEl } from './approval/messages/server/el.ts'
import { en as approvalToldEn } from './approval/messages/server/en.ts'
import { ru as approvalToldRu } from './approval/messages/server/ru.ts'
import { el as invitationEl } from './invitation/messages/el.ts'
import { en as invitationEn } from './invitation/messages/en.ts'
import { ru as invitationRu } from './invitation/messages/ru.ts'
import { el as papersEl } from './papers/messages/el.ts'
import { en as papersEn } from './papers/messages/en.ts'
import { ru as papersRu } from './papers/messages/ru.ts'
import { el as payoutEl } from './payout/messages/el.ts'
import { en as payoutEn } from './payout/messages/en.ts'
import { ru as payoutRu } from './payout/messages/ru.ts'
import { paymentsKept } from './payments.kept.ts'

export const payments = feature({
  kept: paymentsKept,
  routes: [approvalRoutes, invitationRoutes, paymentRoutes, papersRoutes],
  texts: [
    { en: paymentsEn, el: paymentsEl, ru: paymentsRu },
    { en: approvalEn, el: approvalEl, ru: approvalRu },
    { en: approvalToldEn, el: approvalToldEl, ru: approvalToldRu },
    { en: invitationEn, el: invitationEl, ru: invitationRu },
    { en: papersEn, el: papersEl, ru: papersRu },
    { en: payoutEn, el: payoutEl, ru: payoutRu },
  ],
  kinds: { Transaction: transactionKind },
  records: { Transaction: transactionRecord },
})
