import { MultiSelect } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import type { ObjectFilterProps } from './filterProps.ts'
import { typeLists } from './objectFilters.ts'

/** Types, and the sub-types of the chosen types. */
export function TypeInputs({ filters: { types, subTypes }, set }: ObjectFilterProps) {
  const t = useText()
  const optionsOf = useOptions(typeLists)
  const all = optionsOf('objectType') ?? []
  const allSub = optionsOf('objectSubType') ?? []
  const offered = all.filter(({ value }) => types.length === 0 || types.includes(Number(value)))
  const item = ({ value, text }: (typeof all)[number]) => ({ value: String(value), label: text })
  const subTypesOf = (type: number | string) => allSub.filter(({ parent }) => parent === type)
  const setTypes = (chosen: number[]) => {
    const fits = (subType: number) =>
      chosen.length === 0 || chosen.some((type) => isOf(subTypesOf(type), subType))
    set({ types: chosen, subTypes: subTypes.filter(fits) })
  }
  return (
    <>
      <MultiSelect
        label={t('object.subTypeObjectTypeId')}
        data={all.map(item)}
        value={types.map(String)}
        onChange={(chosen) => setTypes(chosen.map(Number))}
        clearable
        clearButtonProps={{ 'aria-label': t('kit.clear') }}
      />
      <MultiSelect
        label={t('object.objectSubTypeId')}
        data={offered.map((type) => ({
          group: type.text,
          items: subTypesOf(type.value).map(item),
        }))}
        value={subTypes.map(String)}
        onChange={(chosen) => set({ subTypes: chosen.map(Number) })}
        nothingFoundMessage={t('kit.nothingFound')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('kit.clear') }}
      />
    </>
  )
}

const isOf = (options: readonly { value: number | string }[], value: number) =>
  options.some((option) => option.value === value)
