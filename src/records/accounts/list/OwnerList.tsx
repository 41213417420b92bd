import { RecordList } from '#base/lists/RecordList.tsx'
import { accountPeek } from '../accountPeek.ts'
import { accountPaths } from '../accounts.paths.ts'
import { accountLists } from './account.list.ts'
import type { OwnerRow } from './accountLists.contract.ts'
import { contactCells } from './contactCells.tsx'
import { ObjectNumbers } from './ObjectNumbers.tsx'

const cells = {
  ...contactCells,
  objectReferenceNumbers: (row: OwnerRow) => <ObjectNumbers numbers={row.objectReferenceNumbers} />,
}

export const OwnerList = () => (
  <RecordList
    of={accountLists.OwnerList}
    cells={cells}
    peek={accountPeek}
    add={{ href: accountPaths.addOwner, text: 'accounts.addOwner' }}
  />
)
