import type { Field, ValuesOf } from '#kit/fields/kinds.ts'
import { accountFields } from '../accountFields.contract.ts'
import type { Account } from '../accounts.contract.ts'

export type AccountValues = ValuesOf<typeof accountFields>
/** What a form of an account is given: what is typed, and what is saved. */
export type EditProps = { values: AccountValues; account: Account }

const blank = (field: Field) => (field.kind === 'flag' ? false : null)

/** The values of an account that nothing is known of yet but what it is to be. */
export function newAccount(preset?: keyof typeof accountFields): AccountValues {
  const values = Object.entries(accountFields).map(([name, field]) => [name, blank(field)])
  return { ...(Object.fromEntries(values) as AccountValues), ...(preset && { [preset]: true }) }
}

/** What is worth sending of a new account; the two names always, so that a missing one is noticed. */
export const filledIn = ({ firstName, lastName, ...rest }: Partial<AccountValues>) => ({
  ...Object.fromEntries(
    Object.keys(accountFields)
      .map((name) => [name, (rest as Partial<Record<string, unknown>>)[name]] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== false),
  ),
  firstName: firstName ?? '',
  lastName: lastName ?? '',
})
