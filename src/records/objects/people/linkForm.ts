import { ref } from '#kit/fields/kinds.ts'
import { formFor } from '#kit/form/formFor.tsx'
import { objectAccountFields } from './objectAccounts.contract.ts'

/** The form of a link between an object and an account. */
export const linkForm = formFor('object.link', objectAccountFields)

/** The form of a new link, with a field for the account. */
export const newLinkForm = formFor('object.link', {
  ...objectAccountFields,
  accountId: ref('account'),
})
