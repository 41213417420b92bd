// Picks a lead by its number, account or description.
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import type { NamingPickerProps } from '#base/register/parts.ts'
import { leadsApi } from './leads.contract.ts'

export function LeadPicker({ value, text, onChange, ...rest }: NamingPickerProps) {
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
