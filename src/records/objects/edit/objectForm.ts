// The form components for the fields of an object, and the option lists these use.
import { formFor } from '#kit/form/formFor.tsx'
import { objectFields, objectLists } from '../objectFields.contract.ts'

export const objectForm = formFor('object', objectFields)

export type ObjectFieldName = keyof typeof objectFields

export const objectOptionLists: readonly string[] = Object.values(objectLists)
