import { formFor } from '#kit/form/formFor.tsx'
import { objectAccountFields } from './objectAccounts.contract.ts'

/** The form of a link between an object and a person. */
export const linkForm = formFor('object.link', objectAccountFields)
