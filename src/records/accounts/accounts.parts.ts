import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { accountKind } from './account.kind.ts'
import { admin, office, staff } from '#base/permissions/permissions.contract.ts'
import { byIdAndMode, numberOf } from '#base/register/address.ts'
import type { Params, Search } from '#base/register/address.ts'
import { accountPaths } from './accounts.paths.ts'
import { invitationTexts } from './invitations/invitationTexts.ts'

const AccountList = screen(() => import('./list/AccountList.tsx').then((all) => all.AccountList))
const ClientList = screen(() => import('./list/ClientList.tsx').then((all) => all.ClientList))
const EmployeList = screen(() => import('./list/EmployeList.tsx').then((all) => all.EmployeList), {
  texts: [invitationTexts],
})
const InviteColleague = screen(
  () => import('./invitations/InviteColleague.tsx').then((all) => all.InviteColleague),
  { texts: [invitationTexts] },
)
const OwnerList = screen(() => import('./list/OwnerList.tsx').then((all) => all.OwnerList))
const PartnerList = screen(() => import('./list/PartnerList.tsx').then((all) => all.PartnerList))
const ProfessionalList = screen(() =>
  import('./list/ProfessionalList.tsx').then((all) => all.ProfessionalList),
)
const SourceList = screen(() => import('./list/SourceList.tsx').then((all) => all.SourceList))
export const AddAccount = screen(() =>
  import('./edit/AddAccount.tsx').then((all) => all.AddAccount),
)
const AccountScreen = screen(() => import('./AccountScreen.tsx').then((all) => all.AccountScreen), {
  slots: [
    'AccountItems',
    'AccountButtons',
    'AccountHead',
    'NextStep',
    'OpenRecords',
    'OrdersOf',
    'RecordActivities',
  ],
})
const MergeAccounts = screen(() =>
  import('./merge/MergeAccounts.tsx').then((all) => all.MergeAccounts),
)

/** The screens that add an account, and the flag that each presets. */
const addScreens = {
  '/Accounts/Add': undefined,
  '/Accounts/AddOwner': 'isOwner',
  '/Accounts/AddClient': 'isClient',
  '/Accounts/AddPartner': 'isPartnerRealEstate',
  '/Accounts/AddProfessional': 'isProfessional',
  '/Accounts/AddSource': 'isSource',
  '/Accounts/AddEmploye': 'isEmploye',
  '/Accounts/AddPayment': 'hasTransactions',
} as const

const twoAccounts = (params: Params, search: Search) => {
  const [a1, a2] = [params['a1'] ?? search['a1'], params['a2'] ?? search['a2']]
  return { a1: numberOf(a1), ...(a2 !== undefined && { a2: numberOf(a2) }) }
}

export const accounts = parts({
  kinds: { Account: accountKind },
  routes: [
    route('/Owners', staff, OwnerList),
    route('/Clients', staff, ClientList),
    route('/Partners', staff, PartnerList),
    route('/Professionals', staff, ProfessionalList),
    route('/Employes', office, EmployeList),
    route('/Employes/Invite', admin, InviteColleague),
    route('/Sources', staff, SourceList),
    route('/Accounts', staff, AccountList),
    route('/AllAccounts', staff, AccountList),
    ...Object.entries(addScreens).map(([path, preset]) =>
      route(path, preset === 'isEmploye' ? admin : staff, AddAccount, (_params, { typed }) => ({
        preset,
        // The address parser turns digits into a number.
        ...((typeof typed === 'string' || typeof typed === 'number') && {
          typed: `${typed}`.slice(0, 200),
        }),
      })),
    ),
    route('/Accounts/View/$id', staff, AccountScreen, byIdAndMode),
    route('/Accounts/View/$id/$mode', staff, AccountScreen, byIdAndMode),
    route('/Accounts/Merge', staff, MergeAccounts, twoAccounts),
    route('/Accounts/Merge/a1/$a1/a2/$a2', staff, MergeAccounts, twoAccounts),
  ],
  links: {
    '/Accounts/View': (id) => accountPaths.account(id),
    '/contact/edit': (id) => accountPaths.account(id, 1),
  },
  slots: {
    PasswordOfAccount: () =>
      import('./edit/PasswordOfAccount.tsx').then((all) => all.PasswordOfAccount),
  },
  pickers: {
    account: () => import('./AccountInput.tsx').then((all) => all.AccountInput),
    source: () => import('./SourcePicker.tsx').then((all) => all.SourcePicker),
  },
  menu: [
    {
      group: 'accounts',
      at: 20,
      label: 'shell.owners',
      words: 'palette.words.owner',
      letter: 'o',
      href: accountPaths.owners,
      may: staff,
    },
    {
      group: 'accounts',
      at: 21,
      label: 'shell.clients',
      words: 'palette.words.client',
      letter: 'c',
      href: accountPaths.clients,
      may: staff,
    },
    {
      group: 'accounts',
      at: 22,
      label: 'shell.partners',
      words: 'palette.words.partner',
      href: accountPaths.partners,
      may: staff,
    },
    {
      group: 'accounts',
      at: 23,
      label: 'shell.specialists',
      words: 'palette.words.professional',
      href: accountPaths.professionals,
      may: staff,
    },
    {
      group: 'accounts',
      at: 24,
      label: 'shell.employes',
      words: 'palette.words.employe',
      href: accountPaths.employes,
      may: office,
    },
    {
      group: 'accounts',
      at: 26,
      label: 'shell.allAccounts',
      words: 'palette.words.account',
      href: accountPaths.accounts,
      may: staff,
    },
  ],
  settings: [
    {
      group: 'content',
      at: 32,
      icon: 'sources',
      label: 'shell.sources',
      words: 'palette.words.source',
      href: accountPaths.sources,
      may: staff,
    },
  ],
  adds: [
    {
      at: 1,
      label: 'palette.addClient',
      words: 'palette.words.client',
      href: accountPaths.addClient,
      may: staff,
    },
    {
      at: 2,
      label: 'palette.addOwner',
      words: 'palette.words.owner',
      href: accountPaths.addOwner,
      may: staff,
    },
    {
      at: 9,
      label: 'palette.addPartner',
      words: 'palette.words.partner',
      href: accountPaths.addPartner,
      may: staff,
    },
    {
      at: 10,
      label: 'palette.addProfessional',
      words: 'palette.words.professional',
      href: accountPaths.addProfessional,
      may: staff,
    },
    {
      at: 11,
      label: 'palette.addSource',
      words: 'palette.words.source',
      href: accountPaths.addSource,
      may: staff,
    },
    {
      at: 12,
      label: 'accounts.inviteColleague',
      words: 'palette.words.invite',
      href: accountPaths.invite,
      may: admin,
    },
    {
      at: 13,
      label: 'palette.addEmploye',
      words: 'palette.words.employe',
      href: accountPaths.addEmploye,
      may: admin,
    },
  ],
})
