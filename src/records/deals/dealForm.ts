import { formFor } from '#kit/form/formFor.tsx'
import { dealFields } from './dealFields.contract.ts'

export const dealForm = formFor('deal', dealFields)
