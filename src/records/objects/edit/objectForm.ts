// The form of an object, with the names of its fields typed, and the lists it chooses from.
import { formFor } from '#kit/form/formFor.tsx'
import { objectFields, objectLists } from '../objectFields.contract.ts'

export const objectForm = formFor('object', objectFields)

export type ObjectFieldName = keyof typeof objectFields

export const objectOptionLists: readonly string[] = Object.values(objectLists)
