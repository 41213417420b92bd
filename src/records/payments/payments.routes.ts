import { sendFile } from '#kit/files/sendFile.ts'
import { receiveForm } from '#kit/files/receiveFiles.ts'
import { parse } from '#kit/http/parse.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { visitOf } from './approval/approval.routes.ts'
import { linkedAttachment } from './approval/approveExpense.store.ts'
import { payoutApi } from './payout/payout.contract.ts'
import { putPayout, stayPayout } from './payout/payout.store.ts'
import { paymentListApi } from './list/paymentList.contract.ts'
import { listPayments } from './list/paymentList.store.ts'
import { statementApi } from './statement/statement.contract.ts'
import { readStatement } from './statement/statement.store.ts'
import { getAttachment } from './transactions/attachments.store.ts'
import {
  blankExpense,
  blankIncome,
  readExpense,
  readIncome,
  viewTransaction,
} from './transactions/readTransaction.store.ts'
import {
  transactionFileParts as parts,
  transactionInputs as inputs,
  transactionsApi,
} from './transactions/transactions.contract.ts'
import {
  addTransaction,
  deleteTransaction,
  editTransaction,
  restoreTransaction,
} from './transactions/transactions.store.ts'

export function paymentRoutes(backend: Backend): void {
  const { http, db, files } = backend
  serve(http, paymentListApi, {
    listPayments: ({ query }) => listPayments(db, query),
  })
  serve(http, statementApi, {
    statement: ({ query, actor }) => readStatement(db, query, actor),
  })
  serve(http, payoutApi, {
    stayPayout: ({ params }) => stayPayout(db, params.id),
    putPayout: ({ params, body, actor }) => putPayout(db, params.id, body, actor),
  })
  serve(http, transactionsApi, {
    newIncome: ({ query, actor }) => blankIncome(db, query.accountId, actor.language),
    newExpense: ({ query, actor }) => blankExpense(db, query.accountId, actor.language),
    getIncome: ({ params, actor }) => readIncome(db, params.id, actor.language),
    getExpense: ({ params, actor }) => readExpense(db, params.id, actor.language),
    addIncome: ({ request, actor }) =>
      receiveForm(request, parts, async (form) => {
        const input = parse(inputs.addIncome, form.fields)
        const id = await addTransaction({ db, files }, false, input, form.files, actor)
        return readIncome(db, id, actor.language)
      }),
    addExpense: ({ request, actor }) =>
      receiveForm(request, parts, async (form) => {
        const input = parse(inputs.addExpense, form.fields)
        const id = await addTransaction({ db, files }, true, input, form.files, actor)
        return readExpense(db, id, actor.language)
      }),
    editIncome: ({ request, actor }) =>
      receiveForm(request, parts, async (form) => {
        const input = parse(inputs.editIncome, form.fields)
        await editTransaction({ db, files }, false, input, form.files, actor)
        return readIncome(db, input.id, actor.language)
      }),
    editExpense: ({ request, actor }) =>
      receiveForm(request, parts, async (form) => {
        const input = parse(inputs.editExpense, form.fields)
        await editTransaction({ db, files }, true, input, form.files, actor)
        return readExpense(db, input.id, actor.language)
      }),
    deleteTransaction: ({ params, actor }) => deleteTransaction(db, params.id, actor),
    restoreTransaction: ({ params, actor }) => restoreTransaction(db, params.id, actor),
    viewTransaction: ({ params, actor }) => viewTransaction(db, params.id, actor),
    attachment: async ({ params, query, actor, request, reply }) => {
      const file =
        query?.token === undefined
          ? await getAttachment(db, params.id, actor)
          : await linkedAttachment(db, params.id, visitOf(query.token, request, reply))
      await sendFile(request, reply, files, file)
    },
  })
}
