// Menu of a list's saved views with their row counts, and a button to save the current view.
import { IconBookmarks } from '@tabler/icons-react'
import { useState } from 'react'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ChosenColumns } from '#kit/list/columns/columnChoice.ts'
import { HeadMenu } from '#kit/list/HeadMenu.tsx'
import { sortOf, sortText } from '#kit/list/listAddress.ts'
import type { FilterValues } from '#kit/list/listAddress.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import type { ListName } from '#base/register/recordLists.contract.ts'
import type { ListView } from './listViews.contract.ts'
import { useListViews } from './useListViews.ts'
import { ViewForm } from './ViewForm.tsx'
import { filtersInForce, isSameView, withoutRemovedColumns } from './viewShown.ts'

type Props<F extends FilterValues, S extends string> = {
  list: ListName
  /** The list's endpoint, for the row counts. */
  endpoint: Endpoint
  listState: ListState<F, S>
  columns: ChosenColumns<{ key: string }>
}

// Loaded on demand, since few users open it.
const ViewsPanel = lazyPart(() => import('./ViewsPanel.tsx').then((all) => all.ViewsPanel), {
  place: () => <Skeletons lines={4} />,
})

export function ViewsMenu<F extends FilterValues, S extends string>(props: Props<F, S>) {
  const { list, endpoint, listState, columns } = props
  const t = useText()
  const [opened, setOpened] = useState(false)
  const [edited, setEdited] = useState<ListView | 'new' | null>(null)
  const { views, failure, retry } = useListViews(list)
  const { defaults, sort } = listState
  const { shown: shownColumns, hidden, order, density } = columns.choice
  const choice = { shown: [...shownColumns], hidden: [...hidden], order: [...order], density }
  const shown = {
    filters: filtersInForce(listState.filters, defaults) as ListView['filters'],
    sort: sort && sortText(sort),
  }
  const current = views.find(({ filters, sort }) => isSameView({ filters, sort }, shown))
  const show = (view: ListView) => {
    setOpened(false)
    listState.setView(view.filters, sortOf(view.sort) ?? null)
    const viewColumns = withoutRemovedColumns(view.columns, columns.all)
    if (!isSameView(viewColumns, choice)) columns.change({ reset: true, ...viewColumns })
  }
  return (
    <>
      <HeadMenu
        icon={IconBookmarks}
        label={t('listView.views')}
        text={current && t('listView.shown', { name: current.name })}
        width="24rem"
        opened={opened}
        onChange={setOpened}
      >
        <ViewsPanel
          {...{ list, endpoint, views, failure, retry, current, defaults, show }}
          edit={(view) => {
            setOpened(false)
            setEdited(view)
          }}
        />
      </HeadMenu>
      {edited && (
        <ViewForm
          list={list}
          view={edited === 'new' ? null : edited}
          shown={{ ...shown, columns: choice }}
          close={() => setEdited(null)}
        />
      )}
    </>
  )
}
