// The route table: every address, the screen it shows, and whether one must be signed in.
import {
  Navigate,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { paths } from '#features/paths.ts'
import { session } from '#features/session/session.ts'
import { Broken } from './Broken.tsx'
import { NotFound } from './NotFound.tsx'
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

type Screen = Parameters<typeof lazyRouteComponent>
type Loader = () => Promise<Record<string, unknown>>

const lazy = (load: Loader, name: string) => lazyRouteComponent(load as Screen[0], name as never)
const open = (path: string, load: Loader, name: string) =>
  createRoute({ getParentRoute: () => root, path, component: lazy(load, name) })
const inside = (path: string, load: Loader, name: string) =>
  createRoute({ getParentRoute: () => signedIn, path, component: lazy(load, name) })
const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: () => <Navigate to={paths.home} replace />,
})

const signIn = () => import('#features/session/signInScreens.ts')
const passwords = () => import('#features/session/passwordScreens.ts')
const settings = () => import('#features/settings/Settings.tsx')
const lists = () => import('#features/accounts/accountListScreens.ts')
const add = () => import('#features/accounts/addAccountScreens.tsx')
const account = () => import('#features/accounts/AccountScreen.tsx')
const merge = () => import('#features/accounts/MergeScreen.tsx')

const routes = root.addChildren([
  open('/login', signIn, 'Login'),
  open('/ForgotPassword', signIn, 'ForgotPassword'),
  open('/ResetPassword', signIn, 'ResetPassword'),
  signedIn.addChildren([
    home,
    inside('/CRM', () => import('#features/home/Home.tsx'), 'Home'),
    inside('/Owners', lists, 'OwnerList'),
    inside('/Clients', lists, 'ClientList'),
    inside('/Partners', lists, 'PartnerList'),
    inside('/Professionals', lists, 'ProfessionalList'),
    inside('/Employes', lists, 'EmployeList'),
    inside('/Sources', lists, 'SourceList'),
    inside('/Accounts', lists, 'AccountList'),
    inside('/AllAccounts', lists, 'AccountList'),
    inside('/Accounts/Add', add, 'AddAccount'),
    inside('/Accounts/AddOwner', add, 'AddOwner'),
    inside('/Accounts/AddClient', add, 'AddClient'),
    inside('/Accounts/AddPartner', add, 'AddPartner'),
    inside('/Accounts/AddProfessional', add, 'AddProfessional'),
    inside('/Accounts/AddSource', add, 'AddSource'),
    inside('/Accounts/AddEmploye', add, 'AddEmploye'),
    inside('/Accounts/AddPayment', add, 'AddPayment'),
    inside('/Accounts/View/$id', account, 'AccountScreen'),
    inside('/Accounts/View/$id/$mode', account, 'AccountScreen'),
    inside('/Accounts/Merge', merge, 'MergeScreen'),
    inside('/Accounts/Merge/a1/$a1/a2/$a2', merge, 'MergeScreen'),
    inside('/Actions', () => import('#features/activities/ActionList.tsx'), 'ActionList'),
    inside('/Alerts', () => import('#features/alerts/AlertList.tsx'), 'AlertList'),
    inside('/Alerts/$id', () => import('#features/alerts/AlertView.tsx'), 'AlertView'),
    inside('/Settings', settings, 'Settings'),
    inside('/SetPassword', passwords, 'SetPassword'),
    inside('/SetPassword/$id', passwords, 'SetPassword'),
    inside('/ChangeEmployeRole/$id', passwords, 'ChangeEmployeRole'),
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
