// Action log: who did what to which record, newest first; entries can be undone from their rows.
import { Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
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
  return actionBy ?? <span className="quiet">{t('actionLog.bySystem')}</span>
}

function Over({ row: { actionOver, opens, entityId } }: { row: ActionLogRow }) {
  const text = actionOver || `#${entityId}`
  const href = opens && hrefOfRecord(opens)
  return (
    <Text component="div" size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
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
