import { formFor } from '#kit/form/formFor.tsx'
import { documentFields } from './documentFields.contract.ts'

export const documentForm = formFor('document', documentFields)
