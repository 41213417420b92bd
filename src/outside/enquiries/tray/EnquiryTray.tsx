// Tray of enquiries that a program may have sent: staff accept real ones and discard the rest.
import { Button, List, Spoiler, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatInstantTime, formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { DataTable } from '#kit/list/DataTable.tsx'
import { fewSizes } from '#kit/list/listAddress.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { TrayButtons } from './TrayButtons.tsx'
import { trayApi } from './tray.contract.ts'
import type { TrayRow } from './tray.contract.ts'
import { useThrowAway } from './useThrowAway.ts'

const c = columnsOf(trayApi.searchTray, 'enquiryTray')
const columns = [
  c.cell('name', (row) => <Sender row={row} />, { wraps: true, grows: 2 }),
  c.cell('message', (row) => <Message row={row} />, { sort: false, wraps: true, grows: 4 }),
  c.cell('doubts', (row) => <Doubts row={row} />, { sort: false, wraps: true, grows: 2 }),
  c.cell('sentOn', (row) => formatInstantTime(row.sentOn), { nowrap: true }),
  c.cell('decision', (row) => <TrayButtons row={row} />, {
    sort: false,
    nowrap: true,
    align: 'right',
  }),
]

function Sender({ row: { name, email, phone } }: { row: TrayRow }) {
  return (
    <div className="wholeText">
      <Text fw={600}>{name}</Text>
      {[email, phone].map(
        (contact) =>
          contact && (
            <Text key={contact} size="sm" className="quiet">
              {contact}
            </Text>
          ),
      )}
    </div>
  )
}

/** Plain text: links in it must not be clickable. */
function Message({ row: { message, reference, objectId } }: { row: TrayRow }) {
  const t = useText()
  const about = reference && t('enquiryTray.about', { number: reference })
  return (
    <div className="wholeText">
      {about && (
        <Text size="sm">
          {objectId === null ? about : <GoLink href={objectPaths.object(objectId)}>{about}</GoLink>}
        </Text>
      )}
      <Spoiler maxHeight={72} showLabel={t('enquiryTray.more')} hideLabel={t('enquiryTray.less')}>
        <span>{message}</span>
      </Spoiler>
    </div>
  )
}

function Doubts({ row: { doubts } }: { row: TrayRow }) {
  const t = useText()
  return (
    <List size="sm">
      {doubts.map((doubt) => (
        <List.Item key={doubt}>{t(`enquiryTray.doubt.${doubt}`)}</List.Item>
      ))}
    </List>
  )
}

export function EnquiryTray() {
  const t = useText()
  usePageTitle(t('enquiryTray.title'))
  const listState = useListState({
    name: 'EnquiryTray',
    opensBy: { by: 'sentOn', desc: true },
    sizes: fewSizes,
    defaultSize: 20,
  })
  const list = useList(trayApi.searchTray, listState)
  const [ticked, setTicked] = useState<number[]>([])
  const throwAway = useThrowAway()
  const actions = (
    <Button
      variant="light"
      color="trouble"
      disabled={ticked.length === 0}
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() =>
        // `call` shows errors itself.
        void throwAway(ticked).then(
          () => setTicked([]),
          () => undefined,
        )
      }
    >
      {t('enquiryTray.throwAwayTicked', { number: formatNumber(ticked.length) })}
    </Button>
  )
  return (
    <>
      <ListHeader title={t('enquiryTray.title')} list={list} actions={actions} />
      <Text size="sm" className="quiet" mb="sm" maw="80ch">
        {t('enquiryTray.text')}
      </Text>
      <DataTable
        list={list}
        columns={columns}
        label={t('enquiryTray.title')}
        selection={{ selected: ticked, onChange: setTicked }}
        rowName={({ name }) => name}
        empty={<EmptyState title={t('enquiryTray.none')} text={t('enquiryTray.noneText')} />}
      />
      <ListFooter list={list} />
    </>
  )
}
