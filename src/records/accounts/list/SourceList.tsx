import { RecordList } from '#base/lists/RecordList.tsx'
import { accountPeek } from '../accountPeek.ts'
import { accountPaths } from '../accounts.paths.ts'
import { accountLists } from './account.list.ts'
import { contactCells } from './contactCells.tsx'

export const SourceList = () => (
  <RecordList
    of={accountLists.SourceList}
    cells={contactCells}
    peek={accountPeek}
    add={{ href: accountPaths.addSource, text: 'accounts.addSource' }}
  />
)
