// Columns that several lists of accounts share.
import { columnsOf } from '#kit/list/columns/columns.tsx'
import type { Column } from '#kit/list/columns/columns.tsx'
import { accountPaths } from '../accounts.paths.ts'
import { ContactLinks } from '#base/people/ContactLinks.tsx'
import { accountListsApi } from './accountLists.contract.ts'
import { ObjectNumbers } from './ObjectNumbers.tsx'

const c = columnsOf(accountListsApi.listAccounts, 'account')
/** Options of useList: requests `details`, so that phones and e-mails come with the rows. */
export const withDetails = {
  input: <F extends object>(filters: F) => ({ ...filters, details: true }),
}

const owner = columnsOf(accountListsApi.listOwners, 'account')

export const nameColumn = c.link('name', (row) => accountPaths.account(row.id))
export const createdColumns = [c.instant('createdOn'), c.text('createdBy', { hideBelow: 640 })]
export const modifiedColumns = [
  c.instant('modifiedOn', { hideBelow: 640 }),
  c.text('modifiedBy', { hideBelow: 1100 }),
]
export const objectsColumn = owner.cell('objectReferenceNumbers', (row) => (
  <ObjectNumbers numbers={row.objectReferenceNumbers} />
))

// One element around all links, so that they stay below each other in the card layout on phones.
const ContactCell = ({ contacts }: { contacts: string }) => (
  <div>
    <ContactLinks all={contacts} />
  </div>
)

type Contact = { phone?: string | null | undefined; email?: string | null | undefined }

export const contactColumns: Column<Contact, never, 'phone' | 'email'>[] = [
  {
    key: 'phone',
    label: 'account.phone',
    sort: false,
    nowrap: true,
    cell: ({ phone }) => phone && <ContactCell contacts={phone} />,
  },
  {
    key: 'email',
    label: 'account.email',
    sort: false,
    hideBelow: 900,
    cell: ({ email }) => email && <ContactCell contacts={email} />,
  },
]
