// Picks an account by part of its name in any script, its phone, e-mail or number.
import type { ReactNode } from 'react'
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import { findApi } from '#base/register/find.contract.ts'

type Props = {
  label: ReactNode
  /** The accessible name if `label` is not visible. */
  name?: string
  /** Which accounts to search: 0 all (the default), 1 employees, 2 employees and specialists. */
  filter?: 0 | 1 | 2
  value: number | null
  /** The name of the chosen account. */
  text: string
  onChange: (id: number | null, text: string) => void
  placeholder?: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  inPopover?: boolean
  /** Offers to add what was typed as a new account. */
  addNew?: { label: (typed: string) => string; onAdd: (typed: string) => void }
}

export function AccountPicker({ filter = 0, value, text, onChange, ...rest }: Props) {
  return (
    <SearchSelect
      {...rest}
      endpoint={findApi.searchAccounts}
      sentFor={(searchStr) => ({ query: { searchStr, filter } })}
      foundIn={({ items }) =>
        items.map(({ id, description, detail }) => ({
          key: String(id),
          text: description,
          detail,
          id,
        }))
      }
      text={value === null ? '' : text || String(value)}
      onChoose={(chosen) => onChange(chosen?.id ?? null, chosen?.text ?? '')}
    />
  )
}
