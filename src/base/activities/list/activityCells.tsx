// Cells of activities, in the lists of one record and of all.
import { ActionIcon, Group, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { Faces } from '#kit/list/cells.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { Activity } from '../activities.contract.ts'
import { ActivityState } from '../ActivityState.tsx'
import { CompleteButton } from '../CompleteButton.tsx'
import { ActivityEditor } from '../edit/ActivityEditor.tsx'
import { LinkTexts } from '../edit/LinkText.tsx'
import type { ActivityEditing } from '../edit/useActivityEditing.ts'
import { WhatWasDone } from '../edit/WhatWasDone.tsx'
import { formatPlanned, isOverdue } from '../planned.ts'

const cells = {
  done: ({ done }: Activity) => <ActivityState done={done} />,
  assignedTo: ({ assignedTo }: Activity) => (
    <Faces names={assignedTo.map(({ description }) => description)} />
  ),
  links: ({ links }: Activity) => <LinkTexts links={links} />,
  date: (row: Activity) => <Planned row={row} />,
  description: (row: Activity) => <WhatWasDone activity={row} />,
}

/** Rows have no buttons while an activity is being edited, and where the user may not edit. */
export function useActivityCells({ editedId, blank, edit }: ActivityEditing, readOnly = false) {
  const t = useText()
  const isEditing = editedId !== null || blank !== null
  return useMemo(() => {
    const buttons = ({ id, description, canEdit, done }: Activity) =>
      !isEditing &&
      !readOnly &&
      canEdit && (
        <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
          {done === false && <CompleteButton id={id} text={description} />}
          <ActionIcon
            variant="subtle"
            aria-label={t('activity.editOne', { text: (description ?? '').slice(0, 60) })}
            onClick={() => edit(id)}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
        </Group>
      )
    return { ...cells, edit: buttons }
  }, [isEditing, readOnly, edit, t])
}

/** The editor under the row being edited. */
export const editorUnder =
  ({ editedId, close, remove }: ActivityEditing) =>
  (row: Activity) =>
    row.id === editedId ? (
      <ActivityEditor activity={row} onClose={close} onDelete={() => void remove(row.id)} />
    ) : null

export const rowToneOf = (row: Activity): Tone | undefined => {
  if (row.done === null) return undefined
  if (row.done) return 'green'
  return isOverdue(row) ? 'red' : 'amber'
}

function Planned({ row }: { row: Activity }) {
  if (row.date === null) return null
  const text = formatPlanned(row.date)
  return isOverdue(row) ? (
    <Text span inherit fw={600} c="var(--estia-red)">
      {text}
    </Text>
  ) : (
    text
  )
}
