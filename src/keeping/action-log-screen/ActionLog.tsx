// Action log: who did what to which record, newest first; entries can be undone from their rows.
import { Group, Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Face } from '#kit/ui/Face.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { logEntities, logNumberOf } from '#base/action-log/actionLog.contract.ts'
import type { ActionLogRow } from '#base/action-log/actionLog.contract.ts'
import { RecordList } from '#base/lists/RecordList.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { records } from '#base/register/records.contract.ts'
import { RecordOrigin } from '#base/register/recordSlots.tsx'
import { actionLog } from './actionLog.list.ts'
import { EntryMessage } from './EntryMessage.tsx'
import { LoggedChanges } from './LoggedChanges.tsx'

const cells = {
  date: ({ date }: ActionLogRow) => formatInstantTime(date),
  actionBy: (row: ActionLogRow) => <Person row={row} />,
  action: ({ actionText }: ActionLogRow) => actionText,
  entity: ({ entityText }: ActionLogRow) => entityText,
  actionOver: (row: ActionLogRow) => <Over row={row} />,
  message: (row: ActionLogRow) => <EntryMessage row={row} />,
  data: (row: ActionLogRow) => <LoggedChanges row={row} />,
}

function Person({ row: { actionBy } }: { row: ActionLogRow }) {
  const t = useText()
  if (actionBy === null) return <span className="quiet">{t('actionLog.bySystem')}</span>
  return (
    <Group gap="xs" wrap="nowrap">
      <Face name={actionBy} size={22} />
      <Text inherit truncate title={actionBy} maw="9rem">
        {actionBy}
      </Text>
    </Group>
  )
}

function Over({ row: { actionOver, opens, entityId } }: { row: ActionLogRow }) {
  const text = actionOver || `#${entityId}`
  const href = opens && hrefOfRecord(opens)
  return (
    <Text inherit truncate title={text} maw="16rem">
      {href ? <GoLink href={href}>{text}</GoLink> : text}
    </Text>
  )
}

/** The record whose history is shown, if only one. */
function recordOf({ entity, entityId }: { entity: number; entityId: number | null }) {
  const name = (['Account', 'Object'] as const).find((one) => records[one].log === entity)
  return name && entityId !== null ? { entity: name, id: entityId } : null
}

export function ActionLog() {
  const t = useText()
  const kinds = logEntities()
    .map((kind) => ({ value: logNumberOf(kind), text: t(`record.${kind}`) }))
    .sort((a, b) => a.text.localeCompare(b.text))
  return (
    <RecordList
      of={actionLog}
      cells={cells}
      options={{ entities: [{ value: 0, text: t('actionLog.anyEntity') }, ...kinds] }}
      renderAbove={({ listState }) => {
        const of = recordOf(listState.filters)
        return of && <RecordOrigin of={of} />
      }}
    />
  )
}
