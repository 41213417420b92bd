import { Button, Checkbox, Group, SimpleGrid, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { area, currency } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/FieldInput.tsx'
import { Section, Wide } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { AccountPicker } from '#features/accounts/AccountPicker.tsx'
import { PlacePicker } from '#features/places/PlacePicker.tsx'
import { objectSearchFilters } from './objectSearch.ts'
import type { ObjectSearchFilters } from './objectSearch.ts'
import { TopPlaces } from './TopPlaces.tsx'

type Props = { listState: ListState<ObjectSearchFilters> }

const offers = ['forSale', 'forRent', 'forShortRent'] as const

export function ObjectSearchForm({ listState }: Props) {
  const t = useText()
  const [filters, setFilters] = useState(listState.filters)
  const set = (part: Partial<ObjectSearchFilters>) => setFilters({ ...filters, ...part })
  const find = (event: FormEvent) => {
    event.preventDefault()
    listState.setFilters({ ...filters, shown: true })
  }
  const number = (name: 'priceMin' | 'priceMax' | 'areaMin' | 'areaMax') => (
    <FieldInput
      name={name}
      field={name.startsWith('price') ? currency : area}
      label={t(`object.search.${name}`)}
      value={filters[name]}
      onChange={(value) => set({ [name]: value as number | null })}
    />
  )
  return (
    <form onSubmit={find}>
      <Title order={1} mb="sm">
        {t('object.search.title')}
      </Title>
      <Section columns={2}>
        <Wide>
          <Checkbox.Group
            label={t('object.search.offered')}
            description={t('object.search.priceHelp')}
            value={offers.filter((name) => filters[name])}
            onChange={(ticked) =>
              set(Object.fromEntries(offers.map((name) => [name, ticked.includes(name)])))
            }
          >
            <Group gap="lg" mt="xs">
              {offers.map((name) => (
                <Checkbox key={name} value={name} label={t(`object.${name}`)} />
              ))}
            </Group>
          </Checkbox.Group>
        </Wide>
        <PlacePicker
          label={t('object.location')}
          value={filters.locationId}
          onChange={(locationId) => set({ locationId })}
        />
        <AccountPicker
          filter={1}
          label={t('object.search.createdBy')}
          value={filters.createdBy}
          text={filters.createdByText}
          onChange={(createdBy, createdByText) => set({ createdBy, createdByText })}
        />
        <Wide>
          <TopPlaces onChoose={(locationId) => set({ locationId })} />
        </Wide>
        <Wide>
          <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="lg" verticalSpacing="sm">
            {number('priceMin')}
            {number('priceMax')}
            {number('areaMin')}
            {number('areaMax')}
          </SimpleGrid>
        </Wide>
      </Section>
      <Group gap="sm">
        <Button type="submit" leftSection={<IconSearch size={16} aria-hidden />}>
          {t('object.search.find')}
        </Button>
        <Checkbox
          label={t('object.search.onMap')}
          checked={filters.showOnMap}
          onChange={(event) => set({ showOnMap: event.currentTarget.checked })}
        />
        <Button variant="default" onClick={() => setFilters(objectSearchFilters)}>
          {t('kit.clear')}
        </Button>
      </Group>
    </form>
  )
}
