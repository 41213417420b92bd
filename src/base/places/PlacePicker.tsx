// Picker for places in Greece, searched by a part of the name in any script.
import { SearchSelect } from '#kit/form/inputs/SearchSelect.tsx'
import type { RefInputProps } from '#kit/form/formSurroundings.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { placesApi } from './places.contract.ts'
import { usePlace } from './usePlace.ts'

type Props = Omit<RefInputProps, 'kind' | 'entity' | 'name'> & {
  /** Label for screen readers where `label` is not shown. */
  name?: string
  placeholder?: string
}

/** `onChange` gets the place's ID. Without `text`, the picker loads the place's name itself. */
export function PlacePicker({ value, text, onChange, placeholder, ...rest }: Props) {
  const t = useText()
  // Only loaded when `text` is absent.
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
