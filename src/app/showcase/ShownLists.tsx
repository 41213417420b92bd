// Head and foot of a list, and the same rows as cards of a board.
import { Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { StageBoard } from '#kit/board/StageBoard.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { usualChoice } from '#kit/list/columns/columnChoice.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { SearchBox } from '#kit/list/ListSearch.tsx'
import type { ListState } from '#kit/list/useListState.ts'
import { toneOfStage } from '#kit/ui/tones.ts'
import { ViewSwitch } from '#kit/list/ViewSwitch.tsx'
import type { ListView } from '#kit/list/useListView.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { columns, listOf, rowsIn } from './shownRows.ts'

type Filters = { text: string; money: string }
const defaults: Filters = { text: '', money: '' }
const none = () => {}

/** List state held only in memory. */
function useShownState(start: Filters): ListState<Filters> {
  const [filters, setFilters] = useState(start)
  const [page, setPage] = useState(2)
  const [perPage, setPerPage] = useState(5)
  const clearFilters = () => setFilters(defaults)
  return {
    page,
    setPage,
    perPage,
    setPerPage,
    sizes: [5, 10, 20],
    sort: null,
    defaultSort: null,
    opensBy: null,
    setSort: none,
    setView: none,
    filters,
    defaults,
    filtered: Boolean(filters.text || filters.money),
    clearFilters,
    whyEmpty: 'filter' as const,
    setFilters: (part) => setFilters((before) => ({ ...before, ...part })),
  }
}

export function ShownListParts() {
  const t = useText()
  const [view, setView] = useState<ListView>('list')
  const [typed, setTyped] = useState('')
  const listState = useShownState({ text: t('showcase.sampleName'), money: '250' })
  const list = listOf(rowsIn(t), {
    totalRows: 128,
    // `ListState` of one kind of filters is not assignable to that of any; the list parts only pass it on.
    listState: listState as unknown as ListState,
  })
  const chosen = { all: columns, shown: columns, choice: usualChoice, isKnown: true }
  return (
    <Stack>
      <ListHeader
        list={list}
        title={t('showcase.filled')}
        columns={{ ...chosen, change: none, failure: null }}
        actions={
          <>
            <ViewSwitch view={view} onChange={setView} />
            <AddButton href={accountPaths.addAccount}>{t('showcase.primary')}</AddButton>
          </>
        }
      >
        <SearchBox label={t('kit.list.search')} value={typed} onChange={setTyped} />
        <FilterCard
          listState={listState}
          words={{
            text: [t('showcase.kind.text'), listState.filters.text],
            money: [t('showcase.kind.money'), listState.filters.money],
          }}
          opened
        >
          {(filters, set) =>
            (['text', 'money'] as const).map((name) => (
              <TextInput
                key={name}
                label={t(`showcase.kind.${name}`)}
                value={filters[name]}
                onChange={(event) => set({ [name]: event.currentTarget.value })}
              />
            ))
          }
        </FilterCard>
      </ListHeader>
      <ListFooter list={list} />
    </Stack>
  )
}

type ShownCard = { id: number; version: number; name: string }
const card = (id: number, name: string): ShownCard => ({ id, version: 1, name })

export function ShownBoard() {
  const t = useText()
  const name = t('showcase.sampleName')
  const [stages, setStages] = useState(() => ({ 1: 1, 2: 1, 3: 2 }) as Record<number, number>)
  const cardsOf = (stage: number) =>
    [1, 2, 3].filter((id) => stages[id] === stage).map((id) => card(id, name))
  const column = (stage: number, text: string, closed: boolean) => ({
    stage,
    text,
    closed,
    items: cardsOf(stage),
    totalRows: cardsOf(stage).length,
  })
  return (
    <StageBoard
      label={t('showcase.board')}
      columns={[
        column(1, t('kit.saved.waiting'), false),
        column(2, t('showcase.success'), true),
        column(3, t('showcase.empty'), false),
      ]}
      nameOf={(shown: ShownCard) => `${shown.name} ${shown.id}`}
      toneOf={({ stage, closed }) => toneOfStage(stage - 1, false, closed)}
      saving={{
        subject: 'showcase',
        save: ({ id, version, stage }) => {
          setStages((before) => ({ ...before, [id]: stage ?? 1 }))
          return Promise.resolve({ version: version + 1 })
        },
      }}
      onMore={none}
      renderCard={(shown: ShownCard) => <Text size="sm">{shown.name}</Text>}
    />
  )
}
