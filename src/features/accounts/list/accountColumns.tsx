// Columns that several lists of accounts share.
import { columnsOf } from '#kit/list/columns.tsx'
import { paths } from '#features/paths.ts'
import { accountListsApi } from './accountLists.contract.ts'
import { ObjectNumbers } from './ObjectNumbers.tsx'

const c = columnsOf(accountListsApi.listAccounts, 'account')
const owner = columnsOf(accountListsApi.listOwners, 'account')

/** Opens the account; without a name it is called by its number. */
export const nameColumn = c.link('name', (row) => paths.account(row.id))
export const createdColumns = [c.instant('createdOn'), c.text('createdBy')]
export const modifiedColumns = [c.instant('modifiedOn'), c.text('modifiedBy')]
export const objectsColumn = owner.cell('objectReferenceNumbers', (row) => (
  <ObjectNumbers numbers={row.objectReferenceNumbers} />
))
