// The inputs of the object filter, shared by the list and the search.
import { Checkbox, MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { area, currency, date, number } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { objectStatuses } from '../list/objectCriteria.contract.ts'
import type { ObjectStatus } from '../list/objectCriteria.contract.ts'
import type { FeatureFlag } from '../objectFields.contract.ts'
import { featureGroupNames, featureGroups } from '../objectParts.ts'
import type { ObjectFilterProps } from './filterProps.ts'
import classes from './filters.module.css'
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
        <div className={classes.offers}>
          {offers.map((name) => (
            <Checkbox key={name} value={name} label={t(`object.${name}`)} />
          ))}
        </div>
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
    <div className={classes.range}>
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
    </div>
  )
}

/** Status, owner, who created or changed it and when. */
export function ObjectWorkInputs({ filters, set }: ObjectFilterProps) {
  const t = useText()
  const person = (name: 'createdBy' | 'modifiedBy') => (
    <AccountPicker
      filter={1}
      label={t(`object.search.${name}`)}
      value={filters[name]}
      text={filters[`${name}Text`]}
      onChange={(id, text) => set({ [name]: id, [`${name}Text`]: text })}
    />
  )
  const days = (name: 'created' | 'modified') =>
    (['From', 'Till'] as const).map((end) => (
      <FieldInput
        key={`${name}${end}`}
        field={date}
        label={t(`object.search.${name}${end}`)}
        value={filters[`${name}${end}`]}
        onChange={(day) => set({ [`${name}${end}`]: day })}
      />
    ))
  return (
    <>
      <MultiSelect
        label={t('object.status')}
        data={objectStatuses.map((value) => ({ value, label: t(`object.status.${value}`) }))}
        value={filters.statuses}
        onChange={(statuses) => set({ statuses: statuses as ObjectStatus[] })}
        clearable
        clearButtonProps={{ 'aria-label': t('kit.clear') }}
      />
      <AccountPicker
        label={t('object.owner')}
        value={filters.ownerId}
        text={filters.ownerText}
        onChange={(ownerId, ownerText) => set({ ownerId, ownerText })}
      />
      {person('createdBy')}
      {days('created')}
      {person('modifiedBy')}
      {days('modified')}
    </>
  )
}
