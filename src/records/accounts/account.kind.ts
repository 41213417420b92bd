import { kind } from '#base/register/records.contract.ts'
import type { accountFields } from './accountFields.contract.ts'
import { accountPaths } from './accounts.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Account: typeof accountKind
  }
  interface KindFields {
    Account: typeof accountFields
  }
}

export const accountKind = kind({
  entity: 'account',
  table: 'account',
  parent: 2,
  assignment: { number: 1, name: 'account', idName: 'accountId' },
  timeline: true,
  log: 1,
  hits: ['Account', 'Owner', 'Client', 'Professional', 'Source', 'Employe'],
  refs: ['account', 'source'],
  href: (id) => accountPaths.account(id),
  lists: [
    '/api/account',
    '/api/owner',
    '/api/clients/search',
    '/api/professional',
    '/api/partners',
    '/api/source',
    '/api/employe',
  ],
  bulk: true,
})
