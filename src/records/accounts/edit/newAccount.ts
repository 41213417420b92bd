import type { Field, ValuesOf } from '#kit/fields/kinds.ts'
import { accountFields } from '../accountFields.contract.ts'
import type { Account } from '../accounts.contract.ts'

export type AccountValues = ValuesOf<typeof accountFields>
/** Props of the two forms: `values` as typed, `account` as saved. */
export type EditProps = { values: AccountValues; account: Account }

const blank = (field: Field) => (field.kind === 'flag' ? false : null)

/** The values of an empty account; `preset` is the flag to set. */
export function newAccount(preset?: keyof typeof accountFields): AccountValues {
  const values = Object.entries(accountFields).map(([name, field]) => [name, blank(field)])
  return { ...(Object.fromEntries(values) as AccountValues), ...(preset && { [preset]: true }) }
}

/** The filled fields of a new account. Both names are always sent, so that the server refuses an empty one. */
export const filledFields = ({ firstName, lastName, ...rest }: Partial<AccountValues>) => ({
  ...Object.fromEntries(
    Object.keys(accountFields)
      .map((name) => [name, (rest as Partial<Record<string, unknown>>)[name]] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== false),
  ),
  firstName: firstName ?? '',
  lastName: lastName ?? '',
})
