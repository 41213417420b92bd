// The form of an account, with the names of its fields typed, and the lists it chooses from.
import { formFor } from '#kit/form/formFor.tsx'
import { accountFields } from '../accountFields.contract.ts'

export const accountForm = formFor('account', accountFields)

export const accountLists = ['country', 'nationality', 'language', 'companyType', 'branch'] as const
