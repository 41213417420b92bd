import { useOptions } from '#base/settings/useOptions.ts'
import { RecordList } from '#base/lists/RecordList.tsx'
import { accountPeek } from '../accountPeek.ts'
import { accountPaths } from '../accounts.paths.ts'
import { accountLists } from './account.list.ts'
import type { PartnerRow } from './accountLists.contract.ts'
import { contactCells } from './contactCells.tsx'
import { PartnerCategory } from './PartnerCategory.tsx'

const cells = {
  ...contactCells,
  category: (row: PartnerRow) => <PartnerCategory of={row} />,
}

export function PartnerList() {
  const optionsOf = useOptions(['country'])
  return (
    <RecordList
      of={accountLists.PartnerList}
      cells={cells}
      peek={accountPeek}
      add={{ href: accountPaths.addPartner, text: 'accounts.addPartner' }}
      options={{ country: optionsOf('country') }}
    />
  )
}
