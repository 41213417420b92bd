// The activities of one record, on its screen.
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { fewSizes } from '#kit/list/listAddress.ts'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { activitiesApi } from './activities.contract.ts'
import { ActivityEditor } from './ActivityEditor.tsx'
import { ActivityFilterFields, activityFilters } from './ActivityFilterFields.tsx'
import { ActivityTable, useActivityColumns } from './ActivityTable.tsx'
import type { ParentKind } from '#features/records/records.contract.ts'
import { QuickTask } from './quick/QuickTask.tsx'
import { useActivityEditing } from './useActivityEditing.ts'

type Props = {
  parent: ParentKind
  parentId: number
  /** For people who may open the record, and not change it. */
  readOnly?: boolean
}

export function ActivityList({ parent, parentId, readOnly = false }: Props) {
  const t = useText()
  const listState = useListState({
    name: 'ActivityList',
    filters: activityFilters,
    sizes: fewSizes,
    defaultSize: 20,
    inUrl: false,
  })
  const list = useList(activitiesApi.listActivities, listState, {
    input: (filters) => ({ ...filters, parent, parentId }),
  })
  const editing = useActivityEditing()
  const columns = useActivityColumns(editing, readOnly)
  const { blank, editedId } = editing
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={blank !== null || editedId !== null}
      onClick={() => void editing.start(parent, parentId)}
    >
      {t('activity.add')}
    </Button>
  )
  return (
    <Section title={t('activity.title')} anchor="activities" columns={1}>
      {!readOnly && (
        <QuickTask key={`${parent}/${parentId}`} of={{ entity: parent, id: parentId }} />
      )}
      <ListHeader list={list} actions={!readOnly && add}>
        <ActivityFilterFields listState={listState} />
      </ListHeader>
      {blank && <ActivityEditor activity={blank} onClose={editing.close} />}
      <ActivityTable
        list={list}
        columns={columns}
        editing={editing}
        label={t('activity.list')}
        empty={<EmptyState title={t('activity.empty')} text={t('activity.emptyText')} />}
      />
      <ListFooter list={list} />
    </Section>
  )
}
