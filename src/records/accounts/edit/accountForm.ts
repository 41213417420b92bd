// The form components for the fields of an account, and the option lists these use.
import { formFor } from '#kit/form/formFor.tsx'
import { accountFields } from '../accountFields.contract.ts'

export const accountForm = formFor('account', accountFields)

export const accountLists = ['country', 'nationality', 'language', 'companyType', 'branch'] as const
