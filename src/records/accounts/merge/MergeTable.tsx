import { Table } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '../accounts.paths.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import classes from '../accounts.module.css'
import { accountLists } from '../edit/accountForm.ts'
import type { Account } from '../accounts.contract.ts'
import { joinedBy } from './joinContacts.ts'
import { chosenSide } from './mergeRows.ts'
import type { AccountField, Choices, MergeRow, Side } from './mergeRows.ts'
import { MergeTableRow } from './MergeTableRow.tsx'

type Props = {
  kept: Account
  duplicate: Account
  rows: readonly MergeRow[]
  choices: Choices
  onChoose: (name: AccountField, side: Side) => void
}

/** One row for each field, with a choice between the two values. */
export function MergeTable({ kept, duplicate, rows, choices, onChoose }: Props) {
  const t = useText()
  const optionsOf = useOptions(accountLists)
  const { joined } = joinedBy(kept, duplicate, {})
  return (
    <Table.ScrollContainer minWidth={340}>
      <Table className={classes.merge} withTableBorder aria-label={t('accounts.merge.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('accounts.merge.field')}</Table.Th>
            <AccountHead title={t('accounts.merge.keeps')} account={kept} />
            <AccountHead title={t('accounts.merge.goes')} account={duplicate} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <MergeTableRow
              key={row.name}
              row={row}
              side={chosenSide(row, choices)}
              joined={joined[row.name as keyof typeof joined]}
              optionsOf={optionsOf}
              onChoose={(side) => onChoose(row.name, side)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

const AccountHead = ({ title, account }: { title: string; account: Account }) => (
  <Table.Th>
    {title}:{' '}
    <GoLink href={accountPaths.account(account.id)} style={{ textDecoration: 'underline' }}>
      {account.name || `#${account.id}`}
    </GoLink>
  </Table.Th>
)
