import { Switch, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { formatShortInstantTime } from '#kit/fields/format.ts'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { RecordList } from '#base/lists/RecordList.tsx'
import { Hint } from '#base/register/hints/Hint.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { withSlots } from '#base/register/slots.tsx'
import { alertList } from './alert.list.ts'
import classes from './AlertList.module.css'
import type { AlertRow } from './alerts.contract.ts'
import { alertPaths } from './alerts.paths.ts'
import { MarkAlert } from './MarkAlert.tsx'
import { MarkAllAsRead } from './MarkAllAsRead.tsx'
import { readByOpening } from './readByOpening.ts'

const alertPeek = lazyPeek<AlertRow>(
  () => withSlots(import('./AlertPeek.tsx'), 'AlertPart').then((all) => all.AlertPeek),
  ({ source }) => source,
)

const cells = {
  date: (row: AlertRow) => <AlertDate row={row} />,
  source: (row: AlertRow) => <AlertSource row={row} />,
  about: (row: AlertRow) => <AlertRecord row={row} />,
  readedOn: ({ readedOn }: AlertRow) => readedOn && formatShortInstantTime(readedOn),
  mark: (row: AlertRow) => <MarkAlert row={row} />,
}

function AlertDate({ row }: { row: AlertRow }) {
  const t = useText()
  return (
    <GoLink href={alertPaths.alert(row.id)}>
      {formatShortInstantTime(row.date)}
      {!row.readedOn && <span className="onlyHeard">, {t('alert.unread')}</span>}
    </GoLink>
  )
}

/** Link to the record, which marks the alert as read. */
function AlertRecord({ row }: { row: AlertRow }) {
  const { about } = row
  const href = about && hrefOfRecord(about)
  return href ? (
    <GoLink href={about.part ? `${href}#${about.part}` : href} onClick={() => readByOpening(row)}>
      {about.title || `#${about.id}`}
    </GoLink>
  ) : null
}

/** The source with the first lines of the alert, to tell alerts apart. */
function AlertSource({ row }: { row: AlertRow }) {
  return (
    <>
      {row.source}:{' '}
      <Text span inherit c="dimmed" fw={400}>
        {row.content.split('\n', 2).join(' ')}
      </Text>
    </>
  )
}

export function AlertList() {
  const t = useText()
  return (
    <RecordList
      of={alertList}
      cells={cells}
      peek={alertPeek}
      rowClass={(row) => (row.readedOn ? undefined : classes.unread)}
      renderActions={() => <MarkAllAsRead />}
      renderHeader={({ listState, search, views }) => (
        <>
          {search}
          <Switch
            size="xs"
            label={t('alerts.unreadOnly')}
            checked={listState.filters.unreadOnly}
            onChange={({ currentTarget }) =>
              listState.setFilters({ unreadOnly: currentTarget.checked })
            }
          />
          {views}
          <Hint name="alerts" about={t('alerts.title')} />
        </>
      )}
    />
  )
}
