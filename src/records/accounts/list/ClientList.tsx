import { RecordList } from '#base/lists/RecordList.tsx'
import { accountPeek } from '../accountPeek.ts'
import { accountPaths } from '../accounts.paths.ts'
import { accountLists, requestOf } from './account.list.ts'
import type { ClientRow } from './accountLists.contract.ts'
import { contactCells } from './contactCells.tsx'
import { NameWithLead } from './NameWithLead.tsx'
import { ObjectNumbers } from './ObjectNumbers.tsx'

const cells = {
  ...contactCells,
  name: (row: ClientRow) => <NameWithLead row={row} />,
  purchaseBudgetRangeMax: requestOf,
  objectReferenceNumbers: (row: ClientRow) => (
    <ObjectNumbers numbers={row.objectReferenceNumbers} />
  ),
}

export const ClientList = () => (
  <RecordList
    of={accountLists.ClientList}
    cells={cells}
    peek={accountPeek}
    add={{ href: accountPaths.addClient, text: 'accounts.addClient' }}
  />
)
