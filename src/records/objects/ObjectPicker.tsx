// Picks an object by its reference number or a piece of its title.
import type { ReactNode } from 'react'
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import { objectListsApi } from './list/objectLists.contract.ts'
import { useObjectName } from './useObjectName.ts'

type Props = {
  label: ReactNode
  /** Offers only objects for short rent. */
  onlyShortRent?: boolean
  value: number | null
  /** The name of the chosen object. */
  text?: string | undefined
  onChange: (id: number | null, text: string) => void
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
}

export function ObjectPicker({ onlyShortRent, value, text, onChange, ...rest }: Props) {
  const options = onlyShortRent ? 'STR' : 'no'
  const name = useObjectName(value, text ?? '')
  return (
    <SearchSelect
      {...rest}
      endpoint={objectListsApi.findObjects}
      sentFor={(searchStr) => ({ query: { searchStr, options } as const })}
      foundIn={({ items }) =>
        items.map(({ id, description }) => ({ key: String(id), text: description, id }))
      }
      text={value === null ? '' : name || String(value)}
      onChoose={(chosen) => onChange(chosen?.id ?? null, chosen?.text ?? '')}
    />
  )
}
