// The rows of the merge screen: what two accounts say in each field, and what is proposed to stay.
import { isEmptyValue } from '#kit/fields/format.ts'
import { accountFields } from '../accountFields.contract.ts'
import type { Account } from '../accounts.contract.ts'

export type AccountField = keyof typeof accountFields
export type Side = 'kept' | 'duplicate'
export type MergeRow = { name: AccountField; kept: unknown; duplicate: unknown; same: boolean }

const fields = Object.keys(accountFields) as AccountField[]

const says = (value: unknown) => !isEmptyValue(value) && value !== false
const same = (a: unknown, b: unknown) => (isEmptyValue(a) && isEmptyValue(b)) || a === b

/** Only the fields that at least one of the two has a value in. "No" counts where it was chosen. */
export const mergeRows = (kept: Account, duplicate: Account): MergeRow[] =>
  fields
    .map((name) => ({ name, kept: kept[name], duplicate: duplicate[name] }))
    .filter(({ name, ...row }) => {
      const has =
        accountFields[name].kind === 'flag' ? says : (value: unknown) => !isEmptyValue(value)
      return has(row.kept) || has(row.duplicate)
    })
    .map((row) => ({ ...row, same: same(row.kept, row.duplicate) }))

/** The duplicate's value stays where the kept account has none, and where it is a yes. */
export const proposedSide = ({ kept, duplicate }: MergeRow): Side =>
  kept === null || duplicate === true ? 'duplicate' : 'kept'

export type Choices = Partial<Record<AccountField, Side>>

/** The values of the duplicate that go over to the kept account. */
export const chosenValues = (rows: readonly MergeRow[], choices: Choices): Partial<Account> =>
  Object.fromEntries(
    rows
      .filter((row) => !row.same && (choices[row.name] ?? proposedSide(row)) === 'duplicate')
      .map((row) => [row.name, row.duplicate]),
  )
