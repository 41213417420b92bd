// The route table: every address, the screen it shows, and whether one must be signed in.
import {
  Navigate,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import { paths } from '#features/paths.ts'
import { interrupted } from '#features/session/interruption.ts'
import { session } from '#features/session/session.ts'
import { Broken } from './Broken.tsx'
import { leadTo, namedLinks } from './namedLinks.tsx'
import { NotFound } from './NotFound.tsx'
import { NothingHere } from './NothingHere.tsx'
import { modeOf, numberOf, screen } from './screen.tsx'
import type { Given, Params } from './screen.tsx'
import type { ScreenName } from './screens.ts'
import { Shell } from './Shell.tsx'

const root = createRootRoute({ notFoundComponent: NotFound })

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signedIn',
  component: Shell,
  beforeLoad: ({ location }) => {
    if (session.current()?.mustEnrol) throw redirect({ to: paths.securitySetup })
    if (session.current() ?? interrupted.get()) return
    const returnTo = location.href === '/' ? undefined : location.href
    throw redirect({ to: paths.login, search: (returnTo ? { returnTo } : {}) as never })
  },
})

const open = <Name extends ScreenName, Props>(
  path: string,
  name: Name,
  ...given: Given<Name, Props>
) => createRoute({ getParentRoute: () => root, path, component: screen(name, ...given) })
const inside = <Name extends ScreenName, Props>(
  path: string,
  name: Name,
  ...given: Given<Name, Props>
) =>
  createRoute({
    getParentRoute: () => signedIn,
    notFoundComponent: NothingHere,
    path,
    component: screen(name, ...given),
  })

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: () => <Navigate to={paths.home} replace />,
})

const moved = (path: string, hrefOf: (id: number) => string) =>
  createRoute({
    getParentRoute: () => signedIn,
    notFoundComponent: NothingHere,
    path,
    component: leadTo(hrefOf),
  })

const byId = ({ id }: Params) => ({ id: numberOf(id) })
const byIdAndMode = ({ id, mode }: Params) => ({ id: numberOf(id), mode: modeOf(mode) })
const twoAccounts = (params: Params, search: Record<string, unknown>) => {
  const [a1, a2] = [params['a1'] ?? search['a1'], params['a2'] ?? search['a2']]
  return { a1: numberOf(a1), ...(a2 !== undefined && { a2: numberOf(a2) }) }
}
const byIdEditing = ({ id }: Params, { mode }: Record<string, unknown>) => ({
  id: numberOf(id),
  editing: mode === 'edit',
})
/** What is known of a new reservation. */
const bookedBy = ({ objectId, demandId, checkIn, duration }: Record<string, unknown>) => ({
  ...about({ objectId, demandId }),
  ...(typeof checkIn === 'string' && { checkIn }),
  ...(duration !== undefined && { duration: numberOf(duration) }),
})
/** The object and the lead that a new record is about. */
const about = ({ objectId, demandId }: Record<string, unknown>) => ({
  ...(objectId !== undefined && { objectId: numberOf(objectId) }),
  ...(demandId !== undefined && { demandId: numberOf(demandId) }),
})
/** When a new viewing is, who goes along, whose lead it is of, and what is seen. */
const plannedFor = ({ at, person, demandId, objects }: Record<string, unknown>) => ({
  ...(demandId !== undefined && { demandId: numberOf(demandId) }),
  // One number comes as such.
  ...((typeof objects === 'string' || typeof objects === 'number') && { objects: `${objects}` }),
  ...(typeof at === 'string' && { at }),
  ...(person !== undefined && { person: numberOf(person) }),
})
/** The part of the timeline that an address shows; what is wrong in it is as if it were not there. */
const shownIn = ({ from, days, objectId, page }: Record<string, unknown>) => ({
  ...(typeof from === 'string' && /^2\d{3}-\d\d-\d\d$/.test(from) && { from }),
  ...(Number(days) >= 1 && Number(days) <= 120 && { days: Math.floor(Number(days)) }),
  ...(objectId !== undefined && { objectId: numberOf(objectId) }),
  ...(page !== undefined && { page: numberOf(page) }),
})
/** By the object's number, or by `ref` and its reference number. */
const byIdOrRef = ({ id, mode }: Params) => ({ idOrRef: id, mode: modeOf(mode) })
type Money = 'income' | 'expense'
const addOf = (kind: Money, id: unknown) => ({ kind, accountId: numberOf(id) })
const editOf = (kind: Money, id: unknown) => ({ kind, id: numberOf(id) })
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

const routes = root.addChildren([
  open('/login', 'Login'),
  open('/ForgotPassword', 'ForgotPassword'),
  open('/ResetPassword', 'ResetPassword'),
  open('/Security/Setup', 'SecuritySetup'),
  open('/Payments/ApproveExpense/$token', 'ApproveExpense', ({ token = '' }) => ({ token })),
  signedIn.addChildren([
    home,
    inside('/CRM', 'Home'),
    inside('/Test', 'Showcase'),
    ...Object.entries(namedLinks).flatMap(([path, hrefOf]) => [
      moved(path, hrefOf),
      ...(path.endsWith('/View') ? [] : [moved(`${path}/$id`, hrefOf)]),
    ]),
    inside('/Owners', 'OwnerList'),
    inside('/Clients', 'ClientList'),
    inside('/Partners', 'PartnerList'),
    inside('/Professionals', 'ProfessionalList'),
    inside('/Employes', 'EmployeList'),
    inside('/Sources', 'SourceList'),
    inside('/Accounts', 'AccountList'),
    inside('/AllAccounts', 'AccountList'),
    ...Object.entries(addScreens).map(([path, preset]) =>
      inside(path, 'AddAccount', () => ({ preset })),
    ),
    inside('/Accounts/View/$id', 'AccountScreen', byIdAndMode),
    inside('/Accounts/View/$id/$mode', 'AccountScreen', byIdAndMode),
    inside('/Accounts/PersonalData/$id', 'PersonalData', byId),
    inside('/Accounts/Merge', 'MergeAccounts', twoAccounts),
    inside('/Accounts/Merge/a1/$a1/a2/$a2', 'MergeAccounts', twoAccounts),
    inside('/Objects', 'ObjectList'),
    inside('/Objects/Add', 'AddObject'),
    inside('/Objects/Search', 'ObjectSearch'),
    inside('/Objects/View', 'ObjectScreen', (_params, { id }) =>
      typeof id === 'string' || typeof id === 'number' ? { idOrRef: `${id}` } : {},
    ),
    inside('/Objects/View/$id', 'ObjectScreen', byIdOrRef),
    inside('/Objects/View/$id/$mode', 'ObjectScreen', byIdOrRef),
    inside('/Leads', 'LeadList'),
    inside('/Leads/Doubtful', 'EnquiryTray'),
    inside('/Leads/Add', 'AddLead'),
    inside('/Leads/Add/$id', 'AddLead', ({ id }) => ({ accountId: numberOf(id) })),
    inside('/Leads/View/$id', 'LeadScreen', byIdAndMode),
    inside('/Leads/View/$id/$mode', 'LeadScreen', byIdAndMode),
    inside('/ObjectKeys', 'KeyList'),
    inside('/ObjectKeys/$id', 'KeyForm', byId),
    inside('/Deals', 'DealList'),
    inside('/Deals/Add', 'AddDeal', (_params, search) => about(search)),
    inside('/Deads/Add', 'AddDeal', (_params, search) => about(search)),
    inside('/Deals/$id', 'DealScreen', byIdEditing),
    inside('/Calendar', 'Calendar'),
    inside('/Calendar/route', 'RouteSheet', (_params, { day, person }) => ({
      ...(typeof day === 'string' && { day }),
      ...((typeof person === 'string' || typeof person === 'number') && { person: `${person}` }),
    })),
    inside('/Viewing', 'ViewingList'),
    inside('/Viewing/Add', 'AddViewing', (_params, search) => plannedFor(search)),
    inside('/Viewing/$id', 'ViewingScreen', byIdEditing),
    inside('/Reservations', 'ReservationList'),
    inside('/Reservations/Add', 'AddReservation', (_params, search) => bookedBy(search)),
    inside('/Reservations/Timeline', 'StayTimeline', (_params, search) => shownIn(search)),
    inside('/Reservations/Calendars/$id', 'StayCalendars', byId),
    inside('/Reservations/$id', 'ReservationScreen', byIdEditing),
    inside('/DocumentList', 'DocumentList'),
    inside('/Document/Add', 'AddDocument'),
    inside('/Document/$id', 'DocumentScreen', byIdEditing),
    inside('/Payments', 'PaymentsScreen'),
    inside('/Payments/AccountAdd', 'AddAccount', () => ({
      preset: 'hasTransactions' as const,
      forPayments: true,
    })),
    inside('/Payments/View/$id', 'Statement', ({ id }) => ({ accountId: numberOf(id) })),
    inside('/Payments/View/Income/$id', 'TransactionView', byId),
    inside('/Payments/AddIncome/$id', 'TransactionForm', ({ id }) => addOf('income', id)),
    inside('/Payments/AddExpense/$id', 'TransactionForm', ({ id }) => addOf('expense', id)),
    inside('/Payments/EditIncome/$id', 'TransactionForm', ({ id }) => editOf('income', id)),
    inside('/Payments/EditExpense/$id', 'TransactionForm', ({ id }) => editOf('expense', id)),
    inside('/Actions', 'ActionList'),
    inside('/Overview', 'OverviewScreen'),
    inside('/Overview/Expenses', 'WaitingExpenses'),
    inside('/Alerts', 'AlertList'),
    inside('/Alerts/$id', 'AlertView', byId),
    inside('/Trash', 'TrashList'),
    inside('/Settings', 'Settings'),
    inside('/Settings/Localization', 'Localization'),
    inside('/Settings/Lists', 'OptionLists'),
    inside('/ActionLog', 'ActionLog'),
    inside('/Security', 'Security'),
    inside('/Security/Staff', 'StaffFactors'),
    inside('/SetPassword', 'SetPassword'),
    inside('/SetPassword/$id', 'SetPassword', byId),
    inside('/ChangeEmployeRole/$id', 'ChangeEmployeRole', byId),
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
