import { Switch, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { formatInstantTime } from '#kit/fields/format.ts'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch, searched } from '#kit/list/ListSearch.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { alertPaths } from './alerts.paths.ts'
import { withSlots } from '#base/register/slots.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { alertsApi } from './alerts.contract.ts'
import type { AlertRow } from './alerts.contract.ts'
import { readByOpening } from './readByOpening.ts'
import classes from './AlertList.module.css'
import { MarkAllAsRead } from './MarkAllAsRead.tsx'
import { MarkAlert } from './MarkAlert.tsx'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'

const alertPeek = lazyPeek<AlertRow>(
  () => withSlots(import('./AlertPeek.tsx'), 'AlertPart').then((all) => all.AlertPeek),
  ({ source }) => source,
)

const c = columnsOf(alertsApi.listAlerts, 'alert')
const allColumns = [
  c.cell('date', (row) => <AlertDate row={row} />),
  c.cell('source', (row) => <AlertSource row={row} />),
  c.cell('about', (row) => <AlertRecord row={row} />, { sort: false }),
  c.cell('readedOn', (row) => row.readedOn && formatInstantTime(row.readedOn)),
  c.text('readedBy'),
  c.cell('mark', (row) => <MarkAlert row={row} />, {
    sort: false,
    width: '3.5rem',
    align: 'center',
  }),
]

function AlertDate({ row }: { row: AlertRow }) {
  const t = useText()
  return (
    <GoLink href={alertPaths.alert(row.id)}>
      {formatInstantTime(row.date)}
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

/** The source with the first line of the alert, to tell alerts apart. */
function AlertSource({ row }: { row: AlertRow }) {
  return (
    <div className={classes.source}>
      {row.source}
      <Text size="sm" lineClamp={1} className={classes.begins}>
        {row.content.split('\n', 1)[0]}
      </Text>
    </div>
  )
}

const alertFilters = { ...searched, unreadOnly: false }

export function AlertList() {
  const t = useText()
  usePageTitle(t('alerts.title'))
  const listState = useListState({
    name: 'AlertList',
    opensWith: useOpensWith('AlertList'),
    filters: alertFilters,
    defaultSize: 10,
    opensBy: { by: 'date', desc: true },
  })
  const columns = useColumns('AlertList', allColumns)
  const list = useList(alertsApi.listAlerts, listState)
  return (
    <>
      <ListHeader
        columns={columns}
        title={t('alerts.title')}
        list={list}
        actions={<MarkAllAsRead />}
      >
        <ListSearch listState={listState} />
        <Switch
          size="xs"
          label={t('alerts.unreadOnly')}
          checked={listState.filters.unreadOnly}
          onChange={({ currentTarget }) =>
            listState.setFilters({ unreadOnly: currentTarget.checked })
          }
        />
        <ViewsMenu
          list="AlertList"
          endpoint={alertsApi.listAlerts}
          listState={listState}
          columns={columns}
        />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        rowClass={(row) => (row.readedOn ? undefined : classes.unread)}
        label={t('alerts.title')}
        peek={alertPeek}
        empty={<EmptyState title={t('alerts.none')} text={t('alerts.noneText')} />}
      />
      <ListFooter list={list} />
    </>
  )
}
