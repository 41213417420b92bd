// The inputs of the object filter, shared by the list and the search.
import { Checkbox, Group, MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { area, currency, number } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { FilterInputs } from '#base/lists/FilterForm.tsx'
import type { SetFilters } from '#base/lists/FilterForm.tsx'
import { workFilters } from '../list/objectCriteria.contract.ts'
import type { FeatureFlag } from '../objectFields.contract.ts'
import { featureGroupNames, featureGroups } from '../objectParts.ts'
import type { ObjectFilterProps } from './filterProps.ts'
import { PlacesInput } from './PlacesInput.tsx'
import { TypeInputs } from './TypeInputs.tsx'

const offers = ['forSale', 'forRent', 'forShortRent'] as const
const ranges = { price: currency, area, bedrooms: number({ max: 10_000 }) } as const
const units = { price: '€', area: 'kit.unit.squareMetre', bedrooms: null } as const
const ends = ['Min', 'Max'] as const

/** Offers, types, places, ranges, features. */
export function ObjectFilterInputs({ help, ...props }: ObjectFilterProps & { help?: ReactNode }) {
  const t = useText()
  const { filters, set } = props
  return (
    <>
      <Checkbox.Group
        label={t('object.search.offered')}
        description={help}
        value={offers.filter((name) => filters[name])}
        onChange={(chosen) =>
          set(Object.fromEntries(offers.map((name) => [name, chosen.includes(name)])))
        }
      >
        <Group gap="xs" mt={6}>
          {offers.map((name) => (
            <Checkbox key={name} value={name} label={t(`object.${name}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <TypeInputs {...props} />
      <PlacesInput {...props} />
      <Range {...props} of="price" />
      <Range {...props} of="area" />
      <Range {...props} of="bedrooms" />
      <MultiSelect
        label={t('object.section.has')}
        data={featureGroupNames.map((group) => ({
          group: t(`object.group.${group}`),
          items: featureGroups[group].map((value) => ({ value, label: t(`object.${value}`) })),
        }))}
        value={filters.features}
        onChange={(features) => set({ features: features as FeatureFlag[] })}
        nothingFoundMessage={t('kit.nothingFound')}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('kit.clear') }}
      />
    </>
  )
}

type RangeProps = ObjectFilterProps & { of: keyof typeof ranges }

function Range({ filters, set, of }: RangeProps) {
  const t = useText()
  const unit = units[of]
  const placeholder = unit && unit !== '€' ? t(unit) : unit
  return (
    <Group grow gap="xs" align="flex-end" wrap="nowrap">
      {ends.map((end) => (
        <FieldInput
          key={end}
          name={`${of}${end}`}
          field={ranges[of]}
          label={t(`object.search.${of}${end}`)}
          {...(placeholder && { placeholder })}
          value={filters[`${of}${end}`]}
          onChange={(value) => set({ [`${of}${end}`]: value }, 'later')}
        />
      ))}
    </Group>
  )
}

/** Status, owner, who created or changed it and when. */
export const ObjectWorkInputs = ({ filters, set }: ObjectFilterProps) => (
  <FilterInputs filters={workFilters} values={filters} set={set as SetFilters} />
)
