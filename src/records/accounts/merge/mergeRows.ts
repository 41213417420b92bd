// The rows of the merge screen: the values of both accounts in each field, and which is proposed.
import { isEmptyValue } from '#kit/fields/format.ts'
import { accountFields } from '../accountFields.contract.ts'
import type { Account } from '../accounts.contract.ts'
import { contactFields } from './joinContacts.ts'
import type { Contacts } from './joinContacts.ts'

export type AccountField = keyof typeof accountFields
/** Whose value to keep; `both` where the values can be joined. */
export type Side = 'kept' | 'duplicate' | 'both'
export type MergeRow = { name: AccountField; kept: unknown; duplicate: unknown; same: boolean }

const fields = Object.keys(accountFields) as AccountField[]

const hasValue = (value: unknown) => !isEmptyValue(value) && value !== false
const isSame = (a: unknown, b: unknown) => (isEmptyValue(a) && isEmptyValue(b)) || a === b

/** Only the fields in which at least one account has a value. An unset flag is none, but the choice "no" is. */
export const mergeRows = (kept: Account, duplicate: Account): MergeRow[] =>
  fields
    .map((name) => ({ name, kept: kept[name], duplicate: duplicate[name] }))
    .filter(({ name, ...row }) => {
      const has =
        accountFields[name].kind === 'flag' ? hasValue : (value: unknown) => !isEmptyValue(value)
      return has(row.kept) || has(row.duplicate)
    })
    .map((row) => ({ ...row, same: isSame(row.kept, row.duplicate) }))

/** Whether the values of both can be joined. */
export const isJoined = ({ name, kept, duplicate, same }: MergeRow): boolean =>
  contactFields.includes(name as keyof Contacts) && !same && hasValue(kept) && hasValue(duplicate)

export function proposedSide(row: MergeRow): Side {
  if (isJoined(row)) return 'both'
  return row.kept === null || row.duplicate === true ? 'duplicate' : 'kept'
}

export type Choices = Partial<Record<AccountField, Side>>

export const chosenSide = (row: MergeRow, choices: Choices): Side =>
  choices[row.name] ?? proposedSide(row)

/** The values to send: those taken from the duplicate, and kept ones that must not be joined. */
export const chosenValues = (rows: readonly MergeRow[], choices: Choices): Partial<Account> =>
  Object.fromEntries(
    rows
      .filter((row) => !row.same)
      .map((row) => ({ row, side: chosenSide(row, choices) }))
      .filter(({ row, side }) => side === 'duplicate' || (side === 'kept' && isJoined(row)))
      .map(({ row, side }) => [row.name, side === 'kept' ? row.kept : row.duplicate]),
  )
