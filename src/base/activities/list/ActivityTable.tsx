import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { ChosenColumns } from '#kit/list/columns/columnChoice.ts'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import type { List } from '#kit/list/useList.ts'
import { activitiesApi } from '../activities.contract.ts'
import type { Activity } from '../activities.contract.ts'
import { activityColumns, rowClassOf } from './activityColumns.tsx'
import classes from '../activities.module.css'
import { ActivityEditor } from '../edit/ActivityEditor.tsx'
import { CompleteButton } from '../CompleteButton.tsx'
import type { ActivityEditing } from '../edit/useActivityEditing.ts'

const c = columnsOf(activitiesApi.searchActions, 'activity')

/** Rows have no buttons while an activity is being edited, and where the user may not edit. */
export function useActivityColumns({ editedId, blank, edit }: ActivityEditing, readOnly = false) {
  const t = useText()
  const isEditing = editedId !== null || blank !== null
  return useMemo(() => {
    const buttons = ({ id, description, canEdit, done }: Activity) =>
      !isEditing &&
      !readOnly &&
      canEdit && (
        <span className={classes.buttons}>
          {done === false && <CompleteButton id={id} text={description} />}
          <ActionIcon
            variant="subtle"
            aria-label={t('activity.editOne', { text: (description ?? '').slice(0, 60) })}
            onClick={() => edit(id)}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
        </span>
      )
    return [
      ...activityColumns,
      c.cell('edit', buttons, {
        label: 'activity.editColumn',
        sort: false,
        width: '5rem',
        align: 'right',
      }),
    ]
  }, [isEditing, readOnly, edit, t])
}

type Columns = ReturnType<typeof useActivityColumns>
type Props = {
  list: List<Activity>
  columns: Columns | ChosenColumns<Columns[number]>
  editing: ActivityEditing
  label: string
  empty: ReactNode
}

/** Table of activities, with the editor under the row being edited. */
export function ActivityTable({ list, columns, editing, label, empty }: Props) {
  const { editedId, close, remove } = editing
  const editorUnder = (row: Activity) =>
    row.id === editedId ? (
      <ActivityEditor activity={row} onClose={close} onDelete={() => void remove(row.id)} />
    ) : null
  return (
    <DataTable
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      rowClass={rowClassOf}
      label={label}
      empty={empty}
      expand={editorUnder}
    />
  )
}
