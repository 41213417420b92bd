// One income or expense: its form as the specification lays it out, and the input that stores it.
import { z } from 'zod'
import { approvalMessage } from '../approval/approval.contract.ts'
import type { Fields } from '#kit/fields/kinds.ts'
import { formInputOf, numberInForm } from '#kit/fields/formInput.ts'
import { id, instant, schemaOf } from '#kit/fields/schema.ts'
import { byId, del, file, form, get, nothing, post } from '#kit/http/endpoint.ts'
import { fileNames } from '#base/files/files.contract.ts'
import { admin, anyone, statementReader } from '#base/permissions/permissions.contract.ts'
import { numberOption } from '#base/settings/numberOption.contract.ts'
import { stayOfIncome } from '../payout/payout.contract.ts'
import { expenseFields, incomeFields } from './transactionFields.contract.ts'

/** 0 deleted, can be restored; 1 existing; 2 added, not stored yet. */
export const attachmentStates = { deleted: 0, existing: 1, added: 2 } as const

const attachment = z.object({ id, name: z.string(), state: z.int().min(0).max(2) })
export type Attachment = z.output<typeof attachment>

const options = z.array(numberOption)
const formOf = <F extends Fields, L extends z.ZodRawShape>(fields: F, lists: L) =>
  z.object({
    /** Null until it is stored. */
    id: id.nullable(),
    version: z.int(),
    accountId: id,
    displayFields: z.object({
      accountDisplayName: z.string(),
      referenceNumber: z.string().nullable(),
    }),
    updateFields: schemaOf(fields),
    lists: z.object(lists),
    /** New files are sent here. */
    files: z.array(z.never()),
    attachments: z.array(attachment),
    createdOn: instant.nullable(),
    createdBy: z.string().nullable(),
    modifiedOn: instant.nullable(),
    modifiedBy: z.string().nullable(),
  })

/** Properties of the account, and the chosen one. */
const objectId = options
export const incomeForm = formOf(incomeFields, {
  paymentMethod: options,
  categoryId: options,
  objectId,
})
export type IncomeForm = z.output<typeof incomeForm>
export const expenseForm = formOf(expenseFields, {
  paymentMethod: options,
  categoryId: options,
  objectId,
  status: options,
})
export type ExpenseForm = z.output<typeof expenseForm>

/** Form part that contains files. */
export const transactionFileParts = ['files', 'file'] as const

const attachmentsInForm = z
  .string()
  .max(100_000)
  .transform((text, context): unknown => {
    try {
      return text.trim() === '' ? [] : JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom' })
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(
        z.object({
          id: id.nullish(),
          name: z.string().nullish(),
          state: z.int().min(0).max(2),
        }),
      )
      .max(500),
  )

const inputOf = <F extends Fields>(fields: F) =>
  z.strictObject({
    ...formInputOf(fields).shape,
    attachments: attachmentsInForm.optional(),
    /** System names of files that were uploaded before. */
    filesNew: fileNames.optional(),
    /** Browsers send an empty text where no file was chosen. */
    files: z.literal('').optional(),
    file: z.literal('').optional(),
  })
const ofAccount = { accountId: numberInForm(id) }
const ofStored = { id: numberInForm(id), version: numberInForm(z.int()).optional() }

/** The possible parts of the form. */
export const transactionInputs = {
  addIncome: inputOf(incomeFields).extend(ofAccount),
  editIncome: inputOf(incomeFields).extend(ofStored),
  addExpense: inputOf(expenseFields).extend(ofAccount),
  editExpense: inputOf(expenseFields).extend(ofStored),
}
type Inputs = typeof transactionInputs
export type NewTransaction = z.output<Inputs['addIncome']> | z.output<Inputs['addExpense']>
export type ChangedTransaction = z.output<Inputs['editIncome']> | z.output<Inputs['editExpense']>

const viewed = z.object({
  id,
  isDebit: z.boolean(),
  accountId: id,
  displayFields: incomeForm.shape.displayFields,
  ...schemaOf(expenseFields).shape,
  /** The stay of which it is the owner's share. */
  stay: stayOfIncome.nullable(),
  paymentMethodName: z.string(),
  categoryName: z.string(),
  /** In the user's language. */
  objectName: z.string().nullable(),
  statusName: z.string().nullable(),
  version: z.int(),
  confirmedByClientDate: instant.nullable(),
  declinedByClientDate: instant.nullable(),
  askedByClientDate: instant.nullable(),
  approvalClosedOn: instant.nullable(),
  /** Messages of client and staff, oldest first. */
  messages: z.array(approvalMessage),
  /** Token of the approval link, for the client of the expense; the office uses other endpoints. */
  approvalToken: z.string().nullable(),
  attachments: z.array(attachment.pick({ id: true, name: true })),
  createdOn: instant,
  createdBy: z.string().nullable(),
  modifiedOn: instant,
  modifiedBy: z.string().nullable(),
})
/** The read-only view; internal fields are null for the client. */
export type ViewedTransaction = z.output<typeof viewed>

const blank = {
  may: admin,
  shows: ['account', 'object'],
  query: z.strictObject({ accountId: byId.shape.id }),
}
const stored = {
  may: admin,
  shows: ['transaction', 'account', 'file', 'object'],
  params: byId,
}
const storing = {
  may: admin,
  changes: ['transaction', 'account', 'file'],
  multipart: true,
  body: form,
}

export const transactionsApi = {
  newIncome: get('/api/transactions/addIncome', { ...blank, answer: incomeForm }),
  newExpense: get('/api/transactions/addExpense', { ...blank, answer: expenseForm }),
  getIncome: get('/api/transactions/editIncome/{id}', { ...stored, answer: incomeForm }),
  getExpense: get('/api/transactions/editExpense/{id}', { ...stored, answer: expenseForm }),
  addIncome: post('/api/transactions/addIncome', { ...storing, answer: incomeForm }),
  addExpense: post('/api/transactions/addExpense', { ...storing, answer: expenseForm }),
  editIncome: post('/api/transactions/editIncome', { ...storing, answer: incomeForm }),
  editExpense: post('/api/transactions/editExpense', { ...storing, answer: expenseForm }),
  deleteTransaction: del('/api/transactions/{id}', {
    may: admin,
    changes: ['transaction'],
    params: byId,
    answer: nothing,
  }),
  restoreTransaction: post('/api/transactions/restore/{id}', {
    may: admin,
    changes: ['transaction'],
    params: byId,
    answer: nothing,
  }),
  /** Reads either of the two. */
  viewTransaction: get('/api/transactions/view/{id}', {
    may: statementReader,
    shows: ['transaction', 'account', 'file', 'reservation', 'object'],
    params: byId,
    answer: viewed,
  }),
  /** For users who may see the statement, and for whoever has the approval link of the expense. */
  attachment: get('/api/transactions/files/{id}', {
    may: anyone,
    shows: ['account', 'file', 'transaction'],
    params: byId,
    query: z.strictObject({ token: z.string().max(200).optional() }).optional(),
    answer: file,
  }),
}
