import { parts } from '#base/register/parts.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { openRoute, route, screen } from '#base/register/screen.tsx'
import { transactionKind } from './transactions/transaction.kind.ts'
import { admin, office, statementReader } from '#base/permissions/permissions.contract.ts'
import { byId, numberOf } from '#base/register/address.ts'
import { AddAccount } from '#records/accounts/accounts.parts.ts'
import { paymentPaths } from './payments.paths.ts'
import { paymentTexts } from './paymentTexts.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const approvalTexts = textsOf((language) => import(`./approval/messages/${language}.ts`))

const payoutTexts = textsOf((language) => import(`./payout/messages/${language}.ts`))

const PaymentsScreen = screen(
  () => import('./PaymentsScreen.tsx').then((all) => all.PaymentsScreen),
  { texts: [paymentTexts, approvalTexts] },
)
const Statement = screen(() => import('./statement/Statement.tsx').then((all) => all.Statement), {
  texts: [paymentTexts, approvalTexts],
})
const TransactionForm = screen(
  () => import('./transactions/TransactionForm.tsx').then((all) => all.TransactionForm),
  { texts: [paymentTexts, approvalTexts] },
)
const TransactionView = screen(
  () => import('./transactions/TransactionView.tsx').then((all) => all.TransactionView),
  { texts: [paymentTexts, approvalTexts, payoutTexts] },
)
const ApproveExpense = screen(
  () => import('./approval/ApproveExpense.tsx').then((all) => all.ApproveExpense),
  { texts: [approvalTexts] },
)

type TransactionKind = 'income' | 'expense'
const addOf = (kind: TransactionKind, id: unknown) => ({ kind, accountId: numberOf(id) })
const editOf = (kind: TransactionKind, id: unknown) => ({ kind, id: numberOf(id) })

export const payments = parts({
  kinds: { Transaction: transactionKind },
  routes: [
    openRoute('/Payments/ApproveExpense/$token', ApproveExpense, ({ token = '' }) => ({ token })),
    route('/Payments', statementReader, PaymentsScreen),
    route('/Payments/AccountAdd', office, AddAccount, () => ({
      preset: 'hasTransactions' as const,
      leadsTo: paymentPaths.statement,
    })),
    route('/Payments/View/$id', statementReader, Statement, ({ id }) => ({
      accountId: numberOf(id),
    })),
    route('/Payments/View/Income/$id', statementReader, TransactionView, byId),
    route('/Payments/AddIncome/$id', admin, TransactionForm, ({ id }) => addOf('income', id)),
    route('/Payments/AddExpense/$id', admin, TransactionForm, ({ id }) => addOf('expense', id)),
    route('/Payments/EditIncome/$id', admin, TransactionForm, ({ id }) => editOf('income', id)),
    route('/Payments/EditExpense/$id', admin, TransactionForm, ({ id }) => editOf('expense', id)),
  ],
  slots: {
    AccountItems: () => import('./statement/StatementItem.tsx').then((all) => all.StatementItem),
    ReservationPayout: () =>
      withTexts(import('./payout/StayPayout.tsx'), payoutTexts).then((all) => all.StayPayout),
    AccountHead: () => import('./statement/StatementLink.tsx').then((all) => all.StatementLink),
  },
  menu: [
    {
      at: 55,
      label: 'shell.payments',
      words: 'palette.words.payment',
      letter: 'm',
      href: paymentPaths.payments,
      may: office,
    },
  ],
  adds: [
    {
      at: 13,
      label: 'palette.addPayment',
      words: 'palette.words.payment',
      href: paymentPaths.addPaymentAccount,
      may: office,
    },
  ],
})
