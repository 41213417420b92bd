import { formFor } from '#kit/form/formFor.tsx'
import { orderFields } from '../orderFields.contract.ts'

export const orderForm = formFor('order', orderFields)
