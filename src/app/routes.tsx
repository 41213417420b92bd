// The route table: every address, the screen it shows, and whether one must be signed in.
import {
  Navigate,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import { paths } from '#features/paths.ts'
import { session } from '#features/session/session.ts'
import { Broken } from './Broken.tsx'
import { NotFound } from './NotFound.tsx'
import { modeOf, numberOf, screen } from './screen.tsx'
import type { Load, PropsOf } from './screen.tsx'
import { Shell } from './Shell.tsx'

const root = createRootRoute({ notFoundComponent: NotFound })

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signedIn',
  component: Shell,
  beforeLoad: ({ location }) => {
    if (session.current()) return
    const returnTo = location.href === '/' ? undefined : location.href
    throw redirect({ to: paths.login, search: (returnTo ? { returnTo } : {}) as never })
  },
})

const open = (path: string, load: Load, name: string, props?: PropsOf) =>
  createRoute({ getParentRoute: () => root, path, component: screen(load, name, props) })
const inside = (path: string, load: Load, name: string, props?: PropsOf) =>
  createRoute({ getParentRoute: () => signedIn, path, component: screen(load, name, props) })

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: () => <Navigate to={paths.home} replace />,
})

const byId: PropsOf = ({ id }) => ({ id: numberOf(id) })
const byIdAndMode: PropsOf = ({ id, mode }) => ({ id: numberOf(id), mode: modeOf(mode) })
const twoAccounts: PropsOf = (params, search) => ({
  a1: numberOf(params.a1 ?? search.a1),
  a2: numberOf(params.a2 ?? search.a2),
})
const account = () => import('#features/accounts/AccountScreen.tsx')
const merge = () => import('#features/accounts/MergeAccounts.tsx')
const object = () => import('#features/objects/ObjectScreen.tsx')
/** By the object's number, or by `ref` and its reference number. */
const byIdOrRef: PropsOf = ({ id, mode }) => ({ idOrRef: id, mode: modeOf(mode) })
const setPassword = () => import('#features/session/SetPassword.tsx')
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
const addAccount = () => import('#features/accounts/AddAccount.tsx')

const routes = root.addChildren([
  open('/login', () => import('#features/session/Login.tsx'), 'Login'),
  open('/ForgotPassword', () => import('#features/session/ForgotPassword.tsx'), 'ForgotPassword'),
  open('/ResetPassword', () => import('#features/session/ResetPassword.tsx'), 'ResetPassword'),
  signedIn.addChildren([
    home,
    inside('/CRM', () => import('#features/home/Home.tsx'), 'Home'),
    inside('/Owners', () => import('#features/accounts/OwnerList.tsx'), 'OwnerList'),
    inside('/Clients', () => import('#features/accounts/ClientList.tsx'), 'ClientList'),
    inside('/Partners', () => import('#features/accounts/PartnerList.tsx'), 'PartnerList'),
    inside(
      '/Professionals',
      () => import('#features/accounts/ProfessionalList.tsx'),
      'ProfessionalList',
    ),
    inside('/Employes', () => import('#features/accounts/EmployeList.tsx'), 'EmployeList'),
    inside('/Sources', () => import('#features/accounts/SourceList.tsx'), 'SourceList'),
    inside('/Accounts', () => import('#features/accounts/AccountList.tsx'), 'AccountList'),
    inside('/AllAccounts', () => import('#features/accounts/AccountList.tsx'), 'AccountList'),
    ...Object.entries(addScreens).map(([path, preset]) =>
      inside(path, addAccount, 'AddAccount', () => ({ preset })),
    ),
    inside('/Accounts/View/$id', account, 'AccountScreen', byIdAndMode),
    inside('/Accounts/View/$id/$mode', account, 'AccountScreen', byIdAndMode),
    inside('/Accounts/Merge', merge, 'MergeAccounts', twoAccounts),
    inside('/Accounts/Merge/a1/$a1/a2/$a2', merge, 'MergeAccounts', twoAccounts),
    inside('/Objects', () => import('#features/objects/ObjectList.tsx'), 'ObjectList'),
    inside('/Objects/Add', () => import('#features/objects/AddObject.tsx'), 'AddObject'),
    inside('/Objects/Search', () => import('#features/objects/ObjectSearch.tsx'), 'ObjectSearch'),
    inside('/Objects/View', object, 'ObjectScreen'),
    inside('/Objects/View/$id', object, 'ObjectScreen', byIdOrRef),
    inside('/Objects/View/$id/$mode', object, 'ObjectScreen', byIdOrRef),
    inside('/ObjectKeys', () => import('#features/object-keys/KeyList.tsx'), 'KeyList'),
    inside('/ObjectKeys/$id', () => import('#features/object-keys/KeyForm.tsx'), 'KeyForm', byId),
    inside('/Actions', () => import('#features/activities/ActionList.tsx'), 'ActionList'),
    inside('/Alerts', () => import('#features/alerts/AlertList.tsx'), 'AlertList'),
    inside('/Alerts/$id', () => import('#features/alerts/AlertView.tsx'), 'AlertView', byId),
    inside('/Settings', () => import('#features/settings/Settings.tsx'), 'Settings'),
    inside('/SetPassword', setPassword, 'SetPassword'),
    inside('/SetPassword/$id', setPassword, 'SetPassword', byId),
    inside(
      '/ChangeEmployeRole/$id',
      () => import('#features/session/ChangeEmployeRole.tsx'),
      'ChangeEmployeRole',
      byId,
    ),
  ]),
])

export const router = createRouter({
  routeTree: routes,
  caseSensitive: false,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: Broken,
  scrollRestoration: true,
})
