// The filters beside the search results: a column on wide screens, a bottom sheet on phones.
import { Button, Collapse, Drawer, Paper, Stack, Title, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconFilter } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { standardsOf } from '#kit/fields/filters.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { isDefault } from '#kit/list/listAddress.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { ObjectFilterInputs, ObjectWorkInputs } from '../filters/ObjectFilterInputs.tsx'
import type { ObjectFilterProps } from '../filters/filterProps.ts'
import { workFilters } from '../list/objectCriteria.contract.ts'
import { objectListsApi } from '../list/objectLists.contract.ts'
import { searchInput } from './objectSearch.ts'
import type { ObjectSearchFilters } from './objectSearch.ts'
import classes from './search.module.css'
import { useInstantFilters } from './useInstantFilters.ts'

type Props = { listState: ListState<ObjectSearchFilters> }

export function FilterPanel({ listState }: Props) {
  const t = useText()
  const { filters, set } = useInstantFilters(listState)
  return (
    <Paper component="section" withBorder p="md" aria-label={t('object.search.filters')}>
      <Title order={2} size="h4">
        {t('object.search.filters')}
      </Title>
      <Inputs filters={filters} set={set} />
    </Paper>
  )
}

export function FilterDrawer({ listState }: Props) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const { filters, set, send } = useInstantFilters(listState)
  const close = () => {
    send()
    setOpened(false)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('object.search.filters')}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="88%"
        title={t('object.search.filters')}
        closeButtonProps={{ 'aria-label': t('kit.close') }}
        styles={{ body: { paddingBottom: 0 } }}
      >
        <Inputs filters={filters} set={set} />
        <div className={classes.done}>
          <ShowHits listState={listState} close={close} />
        </div>
      </Drawer>
    </>
  )
}

/** Closes the sheet; says how many objects the filters find. */
function ShowHits({ listState, close }: Props & { close: () => void }) {
  const t = useText()
  const body = { ...searchInput(listState.filters), perPage: 1 }
  const { data } = useAnswer(objectListsApi.searchObjects, { body }, { keep: true })
  return (
    <Button fullWidth onClick={close}>
      {data ? t('object.search.showHits', { count: data.totalRows }) : t('kit.close')}
    </Button>
  )
}

function Inputs(props: ObjectFilterProps) {
  return (
    <Stack gap="sm" mt="sm">
      <ObjectFilterInputs {...props} />
      <MoreInputs {...props} />
    </Stack>
  )
}

/** The less common filters; initially open if one of them is set. */
function MoreInputs(props: ObjectFilterProps) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState(
    Object.entries(standardsOf(workFilters)).some(
      ([name, standard]) => !isDefault(props.filters[name as keyof typeof workFilters], standard),
    ),
  )
  const Chevron = open ? IconChevronUp : IconChevronDown
  return (
    <>
      <UnstyledButton
        fw={600}
        className="wraps"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('object.search.more')}
        <Chevron size={16} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={open} id={id}>
        <Stack gap="sm" mt="sm">
          <ObjectWorkInputs {...props} />
        </Stack>
      </Collapse>
    </>
  )
}
