import { formFor } from '#kit/form/formFor.tsx'
import { transactionFields } from './transactionFields.contract.ts'

export const transactionForm = formFor('transaction', transactionFields)
