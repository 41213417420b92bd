// Columns that several lists of accounts share.
import { columnsOf } from '#kit/list/columns/columns.tsx'
import type { Column } from '#kit/list/columns/columns.tsx'
import { accountPaths } from '../accounts.paths.ts'
import { ContactLinks } from '#base/people/ContactLinks.tsx'
import { accountListsApi } from './accountLists.contract.ts'
import { ObjectNumbers } from './ObjectNumbers.tsx'

const c = columnsOf(accountListsApi.listAccounts, 'account')
/** What these lists ask for: how people are reached comes with them. */
export const withDetails = {
  input: <F extends object>(filters: F) => ({ ...filters, details: true }),
}

const owner = columnsOf(accountListsApi.listOwners, 'account')

/** Opens the account; without a name it is called by its number. */
export const nameColumn = c.link('name', (row) => accountPaths.account(row.id))
export const createdColumns = [c.instant('createdOn'), c.text('createdBy', { hideBelow: 640 })]
export const modifiedColumns = [
  c.instant('modifiedOn', { hideBelow: 640 }),
  c.text('modifiedBy', { hideBelow: 1100 }),
]
export const objectsColumn = owner.cell('objectReferenceNumbers', (row) => (
  <ObjectNumbers numbers={row.objectReferenceNumbers} />
))

// In one, so that a phone's card keeps them below each other.
const Reached = ({ by }: { by: string }) => (
  <div>
    <ContactLinks all={by} />
  </div>
)

type Contact = { phone?: string | null | undefined; email?: string | null | undefined }

/** To call and to write to. */
export const contactColumns: Column<Contact, never, 'phone' | 'email'>[] = [
  {
    key: 'phone',
    label: 'account.phone',
    sort: false,
    nowrap: true,
    cell: ({ phone }) => phone && <Reached by={phone} />,
  },
  {
    key: 'email',
    label: 'account.email',
    sort: false,
    hideBelow: 900,
    cell: ({ email }) => email && <Reached by={email} />,
  },
]
