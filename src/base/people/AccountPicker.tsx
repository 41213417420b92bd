// Picks an account by part of its name in any script, its phone, e-mail or number.
import type { ReactNode } from 'react'
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import { findApi } from '#base/register/find.contract.ts'
import type { Trade } from '#base/register/find.contract.ts'

type Props = {
  label: ReactNode
  /** The accessible name if `label` is not visible. */
  name?: string
  /** Which accounts to search: 0 all (the default), 1 employees, 2 employees and specialists. */
  filter?: 0 | 1 | 2
  value: number | null
  /** The name of the chosen account. */
  text: string
  /** With the trades of the chosen account. */
  onChange: (id: number | null, text: string, trades?: readonly Trade[]) => void
  /** Professionals of this trade come first, under `label`; the others stand under `others`. */
  trade?: { of: Trade; label: string; others: string } | undefined
  placeholder?: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  inPopover?: boolean
  /** Offers to add the typed name as a new account. */
  addNew?: { label: (typed: string) => string; onAdd: (typed: string) => void }
}

export function AccountPicker({ filter = 0, trade, value, text, onChange, ...rest }: Props) {
  return (
    <SearchSelect
      {...rest}
      endpoint={findApi.searchAccounts}
      sentFor={(searchStr) => ({
        query: { searchStr, filter, ...(trade && { trade: trade.of }) },
      })}
      foundIn={({ items }) =>
        items.map(({ id, description, detail, trades }) => ({
          key: String(id),
          text: description,
          detail,
          id,
          trades,
          ...(trade && { group: trades.includes(trade.of) ? trade.label : trade.others }),
        }))
      }
      text={value === null ? '' : text || String(value)}
      onChoose={(chosen) => onChange(chosen?.id ?? null, chosen?.text ?? '', chosen?.trades)}
    />
  )
}
