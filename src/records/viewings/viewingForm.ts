import { formFor } from '#kit/form/formFor.tsx'
import { viewingFields } from './viewingFields.contract.ts'

export const viewingForm = formFor('viewing', viewingFields)
