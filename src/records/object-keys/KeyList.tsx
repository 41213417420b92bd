// Keys of objects: where each one is, and whether it is overdue.
import { ActionIcon, Group } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { SearchBox } from '#kit/list/ListSearch.tsx'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { RecordList } from '#base/lists/RecordList.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { KeyHandover } from './handover/KeyHandover.tsx'
import { KeyState } from './KeyState.tsx'
import { objectKeyList } from './objectKey.list.ts'
import type { ObjectKeyRow } from './objectKeys.contract.ts'
import { objectKeyPaths } from './objectKeys.paths.ts'

const keyPeek = lazyPeek<ObjectKeyRow>(
  () => import('./KeyPeek.tsx').then((all) => all.KeyPeek),
  ({ objectReferenceNumber }, t) => t('objectKey.header', { number: objectReferenceNumber }),
)

const cells = {
  account: ({ accountId, account }: ObjectKeyRow) =>
    accountId && <GoLink href={accountPaths.account(accountId)}>{account}</GoLink>,
  state: (row: ObjectKeyRow) => <KeyState row={row} />,
  edit: (row: ObjectKeyRow) => <KeyActions row={row} />,
}

export function KeyList() {
  const t = useText()
  return (
    <RecordList
      of={objectKeyList}
      cells={cells}
      peek={keyPeek}
      rowName={({ objectReferenceNumber }) => objectReferenceNumber}
      rowTone={({ isOut, isOverdue }) => (isOverdue ? 'red' : isOut ? 'amber' : undefined)}
      renderHeader={({ listState, views, filter }) => (
        <>
          <SearchBox
            label={t('objectKey.filter')}
            value={listState.filters.objectReferenceNumber}
            onChange={(objectReferenceNumber) => listState.setFilters({ objectReferenceNumber })}
          />
          {views}
          {filter}
        </>
      )}
    />
  )
}

function KeyActions({ row }: { row: ObjectKeyRow }) {
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <KeyHandover row={row} />
      <EditKey row={row} />
    </Group>
  )
}

function EditKey({ row }: { row: ObjectKeyRow }) {
  const t = useText()
  return (
    <ActionIcon
      component={RouteLink}
      href={objectKeyPaths.objectKey(row.objectId)}
      variant="subtle"
      size="sm"
      aria-label={t('objectKey.edit', { number: row.objectReferenceNumber })}
    >
      <IconPencil size={16} aria-hidden />
    </ActionIcon>
  )
}
