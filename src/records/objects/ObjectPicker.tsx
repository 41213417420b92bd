// Picks an object by its reference number or a piece of its title.
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import type { NamingPickerProps } from '#base/register/parts.ts'
import { objectListsApi } from './list/objectLists.contract.ts'
import { useObjectName } from './useObjectName.ts'

/** `onlyShortRent`: offers only objects for short rent. */
type Props = NamingPickerProps & { onlyShortRent?: boolean }

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
