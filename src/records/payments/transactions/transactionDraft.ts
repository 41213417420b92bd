// A transaction while it is edited, with its fields side by side; sent as a form.
import { call } from '#kit/http/call.ts'
import type { CallOptions } from '#kit/http/call.ts'
import type { OptionsOf } from '#kit/fields/options.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import { transactionsApi } from './transactions.contract.ts'
import type { Attachment, ExpenseForm, IncomeForm } from './transactions.contract.ts'
import { formFor } from '#kit/form/formFor.tsx'
import { transactionFields } from './transactionFields.contract.ts'

export const transactionForm = formFor('transaction', transactionFields)

type Form = IncomeForm | ExpenseForm
type Fields = IncomeForm['updateFields'] & Partial<ExpenseForm['updateFields']>

/** `filesNew` are uploaded but not attached yet. */
export type EditedTransaction = Fields & {
  id?: number
  version?: number
  attachments: readonly Attachment[]
  filesNew: readonly FileLink[]
}

export const edited = ({ id, version, updateFields, attachments }: Form): EditedTransaction => ({
  ...(id !== null && { id, version }),
  ...updateFields,
  attachments,
  filesNew: [],
})

/** Saves the draft and returns the stored transaction. */
export const storeDraft =
  (isDebit: boolean, form: Form) =>
  async (patch: Partial<EditedTransaction>, options: CallOptions): Promise<EditedTransaction> => {
    // A new one may already be stored, and changed since the request was sent.
    const id = form.id ?? patch.id ?? null
    const body = formOf(id === null ? { ...patch, accountId: form.accountId } : { ...patch, id })
    return edited(await call(endpointOf(isDebit, id === null), { body }, options))
  }

const endpointOf = (isDebit: boolean, isNew: boolean) =>
  isDebit
    ? isNew
      ? transactionsApi.addExpense
      : transactionsApi.editExpense
    : isNew
      ? transactionsApi.addIncome
      : transactionsApi.editIncome

function formOf({
  attachments,
  filesNew,
  ...fields
}: Partial<EditedTransaction> & { accountId?: number }) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) body.append(name, String(value ?? ''))
  if (attachments) body.append('attachments', JSON.stringify(attachments))
  if (filesNew) body.append('filesNew', filesNew.map(({ systemName }) => systemName).join(','))
  return body
}

/** Options of its fields, by the names of the lists. */
export const optionsIn =
  (lists: IncomeForm['lists'] | ExpenseForm['lists']): OptionsOf =>
  (list) =>
    ({
      paymentMethod: lists.paymentMethod,
      transactionCategory: lists.categoryId,
      transactionStatus: 'status' in lists ? lists.status : undefined,
    })[list]
