import { Button, Checkbox, Group, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Section, Wide } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { ObjectFilterInputs, ObjectWorkInputs } from '../filters/ObjectFilterInputs.tsx'
import { objectSearchFilters } from './objectSearch.ts'
import type { ObjectSearchFilters } from './objectSearch.ts'
import { TopPlaces } from './TopPlaces.tsx'

type Props = { listState: ListState<ObjectSearchFilters, 'createdOn'> }

export function ObjectSearchForm({ listState }: Props) {
  const t = useText()
  const [filters, setFilters] = useState(listState.filters)
  // A new key also clears text in inputs that is not a valid value.
  const [formKey, setFormKey] = useState(0)
  const clear = () => {
    setFilters(objectSearchFilters)
    setFormKey(formKey + 1)
  }
  const set = (part: Partial<ObjectSearchFilters>) => setFilters({ ...filters, ...part })
  const find = (event: FormEvent) => {
    event.preventDefault()
    listState.setFilters({ ...filters, shown: true })
  }
  return (
    <form key={formKey} onSubmit={find}>
      <Title order={1} mb="sm">
        {t('object.search.title')}
      </Title>
      <Section>
        <ObjectFilterInputs filters={filters} set={set} help={t('object.search.priceHelp')} />
        <Wide>
          <TopPlaces onChoose={(locationId) => set({ locationId })} />
        </Wide>
      </Section>
      <Section title={t('object.search.more')}>
        <ObjectWorkInputs filters={filters} set={set} />
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
        <Button variant="default" onClick={clear}>
          {t('kit.clear')}
        </Button>
      </Group>
    </form>
  )
}
