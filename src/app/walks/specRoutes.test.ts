// Every address of the specification opens a screen.
import { expect, test, vi } from 'vitest'
import { router } from '../routes.tsx'

// Only browsers have a session store.
vi.mock('#base/session/person/session.ts', () => ({ session: { current: () => null } }))
vi.mock('#kit/ui/pageTitle.ts', () => ({}))

const tables = {
  home: ['/', '/Test', '/CRM'],
  signIn: ['/login', '/ForgotPassword', '/ResetPassword'],
  objects: [
    '/Objects',
    '/Objects/View/7',
    '/Objects/View/7/2',
    '/Objects/View/ref0007',
    '/Objects/Add',
    '/Objects/Search',
  ],
  addAccounts: [
    '/Accounts/AddClient',
    '/Accounts/AddPayment',
    '/Accounts/AddProfessional',
    '/Accounts/AddPartner',
    '/Accounts/AddOwner',
    '/Accounts/AddSource',
    '/Accounts/AddEmploye',
    '/Accounts/Add',
  ],
  accounts: [
    '/Accounts/View/7',
    '/Accounts/View/7/1',
    '/Accounts',
    '/AllAccounts',
    '/Owners',
    '/Clients',
    '/Partners',
    '/Professionals',
    '/Employes',
    '/Sources',
    '/Accounts/Merge/a1/7/a2/8',
    '/Accounts/Merge?a1=7&a2=8',
  ],
  leads: ['/Leads', '/Leads/Add', '/Leads/Add/7', '/Leads/View/7', '/Leads/View/7/2'],
  settings: ['/Settings', '/ActionLog', '/ChangeEmployeRole/7', '/SetPassword/7'],
  deals: ['/Deals', '/Deals/7', '/Deads/Add', '/Deals/Add'],
  reservations: ['/Reservations', '/Reservations/7', '/Reservations/Add'],
  viewings: ['/Viewing', '/Viewing/7', '/Viewing/Add'],
  keys: ['/ObjectKeys', '/ObjectKeys/7'],
  alerts: ['/Alerts', '/Alerts/7'],
  documents: ['/DocumentList', '/Document/7', '/Document/Add'],
  payments: [
    '/Payments',
    '/Payments/View/7',
    '/Payments/AddIncome/7',
    '/Payments/EditIncome/7',
    '/Payments/AddExpense/7',
    '/Payments/EditExpense/7',
    '/Payments/View/Income/7',
    '/Payments/AccountAdd',
    '/Payments/ApproveExpense/abc',
  ],
  namedLinks: [
    '/Accounts/View?id=7',
    '/Objects/View?id=7',
    '/Leads/View?id=7',
    '/Deals/Edit?id=7',
    '/Deals/Edit/7',
    '/Reservations/Edit?id=7',
    '/Reservations/Edit/7',
    '/Viewing/Edit?id=7',
    '/Viewing/Edit/7',
    '/contact/edit?id=7',
    '/contact/edit/7',
  ],
}

const addresses = Object.entries(tables).flatMap(([table, all]) =>
  all.map((address) => [table, address] as const),
)

test.each(addresses)('%s: %s leads to a screen', (_, address) => {
  const matched = router.getMatchedRoutes(new URL(address, 'http://estia').pathname)[2]
  expect(matched?.options.component).toBeDefined()
})

test('addresses are found whatever their case', () => {
  const matched = router.getMatchedRoutes('/objects/view/7')[2]
  expect(matched?.options.component).toBeDefined()
})
