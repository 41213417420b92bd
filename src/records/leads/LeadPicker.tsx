// Picks a lead by its number, account or description.
import type { ReactNode } from 'react'
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import { leadsApi } from './leads.contract.ts'

type Props = {
  label: ReactNode
  value: number | null
  /** The name of the chosen lead. */
  text?: string | undefined
  onChange: (id: number | null, text: string) => void
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
}

export function LeadPicker({ value, text, onChange, ...rest }: Props) {
  return (
    <SearchSelect
      {...rest}
      endpoint={leadsApi.findLeads}
      sentFor={(searchStr) => ({ query: { searchStr } })}
      foundIn={({ items }) =>
        items.map(({ id, description }) => ({ key: String(id), text: description, id }))
      }
      text={value === null ? '' : text || String(value)}
      onChoose={(chosen) => onChange(chosen?.id ?? null, chosen?.text ?? '')}
    />
  )
}
