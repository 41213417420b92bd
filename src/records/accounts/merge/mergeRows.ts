// The rows of the merge screen: what two accounts say in each field, and what is proposed to stay.
import { isEmptyValue } from '#kit/fields/format.ts'
import { accountFields } from '../accountFields.contract.ts'
import type { Account } from '../accounts.contract.ts'
import { contactFields } from './joinContacts.ts'
import type { Contacts } from './joinContacts.ts'

export type AccountField = keyof typeof accountFields
/** Whose value stays; of what is joined, both. */
export type Side = 'kept' | 'duplicate' | 'both'
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

/** Whether the values of both can stay. */
export const isJoined = ({ name, kept, duplicate, same: equal }: MergeRow): boolean =>
  contactFields.includes(name as keyof Contacts) && !equal && says(kept) && says(duplicate)

/** Both, where they are joined; else the duplicate's where the kept account has none, or where it is a yes. */
export function proposedSide(row: MergeRow): Side {
  if (isJoined(row)) return 'both'
  return row.kept === null || row.duplicate === true ? 'duplicate' : 'kept'
}

export type Choices = Partial<Record<AccountField, Side>>

export const chosenSide = (row: MergeRow, choices: Choices): Side =>
  choices[row.name] ?? proposedSide(row)

/** What is sent: the duplicate's values that go over, and what shall not be joined. */
export const chosenValues = (rows: readonly MergeRow[], choices: Choices): Partial<Account> =>
  Object.fromEntries(
    rows
      .filter((row) => !row.same)
      .map((row) => ({ row, side: chosenSide(row, choices) }))
      .filter(({ row, side }) => side === 'duplicate' || (side === 'kept' && isJoined(row)))
      .map(({ row, side }) => [row.name, side === 'kept' ? row.kept : row.duplicate]),
  )
