// What a file says of incomes and expenses.
import { transactionFields } from '#records/payments/transactions/transactionFields.contract.ts'

const { accountId: _person, objectId: _object, ...fields } = transactionFields
export const importedPaymentFields = fields

export const directions = ['income', 'expense'] as const
