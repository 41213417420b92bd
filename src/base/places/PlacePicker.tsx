// A search input for places in Greece, by a part of the name in any script.
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import type { RefInputProps } from '#kit/form/formSurroundings.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { placesApi } from './places.contract.ts'
import { usePlace } from './usePlace.ts'

type Props = Omit<RefInputProps, 'kind' | 'entity' | 'name'> & {
  /** For screen readers, if there is no visible `label`. */
  name?: string
  placeholder?: string
}

/** `onChange` gets the id of the place. The picker looks up the name if `text` is missing. */
export function PlacePicker({ value, text, onChange, placeholder, ...rest }: Props) {
  const t = useText()
  // Only fetched if `text` is missing.
  const place = usePlace(text === undefined ? value : null)
  return (
    <SearchSelect
      {...rest}
      delay={500}
      endpoint={placesApi.searchPlaces}
      sentFor={(searchStr) => ({ query: { searchStr } })}
      foundIn={({ items }) => items.map(({ id, text }) => ({ key: String(id), text, id }))}
      text={value === null ? '' : (text ?? place?.text ?? '…')}
      placeholder={placeholder ?? t('place.typeToSearch')}
      onChoose={(chosen) => onChange(chosen?.id ?? null, chosen?.text)}
    />
  )
}
