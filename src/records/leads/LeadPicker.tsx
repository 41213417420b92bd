// Picks a lead by a piece of its account's name or of its description.
import type { ReactNode } from 'react'
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import { leadsApi } from './leads.contract.ts'

type Props = {
  label: ReactNode
  value: number | null
  /** What the chosen lead is called. */
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
