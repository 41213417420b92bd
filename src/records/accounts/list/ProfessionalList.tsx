import { RecordList } from '#base/lists/RecordList.tsx'
import { accountPeek } from '../accountPeek.ts'
import { accountPaths } from '../accounts.paths.ts'
import { accountLists } from './account.list.ts'
import type { ProfessionalRow } from './accountLists.contract.ts'
import { contactCells } from './contactCells.tsx'
import { Specialities } from './Specialities.tsx'

const cells = {
  ...contactCells,
  speciality: (row: ProfessionalRow) => <Specialities of={row} />,
}

export const ProfessionalList = () => (
  <RecordList
    of={accountLists.ProfessionalList}
    cells={cells}
    peek={accountPeek}
    add={{ href: accountPaths.addProfessional, text: 'accounts.addProfessional' }}
  />
)
