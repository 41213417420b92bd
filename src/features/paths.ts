// Every address of the application, built in one place. Spelt as the specification spells them.

/** What is there of the values, as the query of an address. */
const known = (values: Record<string, string | number | null | undefined>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]])),
  )

export const paths = {
  home: '/CRM',
  login: '/login',
  forgotPassword: '/ForgotPassword',
  resetPassword: '/ResetPassword',
  setPassword: (id: number) => `/SetPassword/${id}`,
  setPasswordOfAny: '/SetPassword',
  changeEmployeRole: (id: number) => `/ChangeEmployeRole/${id}`,
  /** How one signs in; what it takes where a second factor has to be set up first; that of the staff. */
  security: '/Security',
  securitySetup: '/Security/Setup',
  staffFactors: '/Security/Staff',
  settings: '/Settings',
  actionLog: '/ActionLog',
  /** Of one record: the number of its kind in the filter, and its own. */
  actionLogOf: (entity: number, entityId: number) =>
    `/ActionLog?entity=${entity}&entityId=${entityId}`,
  localization: '/Settings/Localization',
  optionLists: '/Settings/Lists',
  owners: '/Owners',
  clients: '/Clients',
  partners: '/Partners',
  professionals: '/Professionals',
  employes: '/Employes',
  sources: '/Sources',
  accounts: '/Accounts',
  addAccount: '/Accounts/Add',
  addOwner: '/Accounts/AddOwner',
  addClient: '/Accounts/AddClient',
  addPartner: '/Accounts/AddPartner',
  addProfessional: '/Accounts/AddProfessional',
  addSource: '/Accounts/AddSource',
  addEmploye: '/Accounts/AddEmploye',
  addPayment: '/Accounts/AddPayment',
  account: (id: number, mode?: number) =>
    `/Accounts/View/${id}${mode === undefined ? '' : `/${mode}`}`,
  personalData: (id: number) => `/Accounts/PersonalData/${id}`,
  mergeAccounts: (kept: number, duplicate: number) => `/Accounts/Merge/a1/${kept}/a2/${duplicate}`,
  objects: '/Objects',
  addObject: '/Objects/Add',
  searchObjects: '/Objects/Search',
  object: (id: number, mode?: number) =>
    `/Objects/View/${id}${mode === undefined ? '' : `/${mode}`}`,
  /** By the number that people know an object by, not the row's. */
  objectByReference: (number: string) => `/Objects/View/ref${number}`,
  objectKeys: '/ObjectKeys',
  objectKey: (id: number) => `/ObjectKeys/${id}`,
  leads: '/Leads',
  /** Adds a lead at once, of an account where one is given. */
  addLead: (accountId?: number) => `/Leads/Add${accountId === undefined ? '' : `/${accountId}`}`,
  lead: (id: number, mode?: number) => `/Leads/View/${id}${mode === undefined ? '' : `/${mode}`}`,
  /** What came through the form of the public site, and a program may have sent. */
  enquiryTray: '/Leads/Doubtful',
  viewings: '/Viewing',
  addViewing: '/Viewing/Add',
  /** A new one, of which this is known; of a lead alone it has the objects that are yet to be seen. */
  planViewing: (of: { demandId?: number; objectId?: number }) =>
    `/Viewing/Add?${known({ demandId: of.demandId, objects: of.objectId })}`,
  viewing: (id: number, mode?: 'edit') => `/Viewing/${id}${mode ? `?mode=${mode}` : ''}`,
  calendar: '/Calendar',
  routeSheet: '/Calendar/route',
  addPaymentAccount: '/Payments/AccountAdd',
  statement: (accountId: number) => `/Payments/View/${accountId}`,
  addIncome: (accountId: number) => `/Payments/AddIncome/${accountId}`,
  addExpense: (accountId: number) => `/Payments/AddExpense/${accountId}`,
  editIncome: (id: number) => `/Payments/EditIncome/${id}`,
  editExpense: (id: number) => `/Payments/EditExpense/${id}`,
  /** An income, or an expense, to be read. */
  viewIncome: (id: number) => `/Payments/View/Income/${id}`,
  deals: '/Deals',
  addDeal: '/Deals/Add',
  makeDeal: (of: { demandId?: number | null; objectId?: number }) => `/Deals/Add?${known(of)}`,
  deal: (id: number, mode?: 'edit') => `/Deals/${id}${mode ? `?mode=${mode}` : ''}`,
  reservations: '/Reservations',
  addReservation: '/Reservations/Add',
  /** A new one, of which this is known. */
  bookReservation: (of: {
    objectId?: number
    demandId?: number
    checkIn?: string
    duration?: number
  }) => `/Reservations/Add?${known(of)}`,
  stayTimeline: (
    shown: { from?: string; days?: number; objectId?: number; page?: number } = {},
  ) => {
    const named = known(shown)
    return `/Reservations/Timeline${named.size > 0 ? `?${named}` : ''}`
  },
  stayCalendars: (objectId: number) => `/Reservations/Calendars/${objectId}`,
  reservation: (id: number, mode?: 'edit') => `/Reservations/${id}${mode ? `?mode=${mode}` : ''}`,
  /** An object on the agency's public site, which is no screen of this application. */
  publicObject: (language: string, number: string) => `/site/${language}/object/${number}`,
  /** What was chosen for a client, to whoever has its link. */
  publicSelection: (language: string, token: string) => `/site/${language}/selection/${token}`,
  payments: '/Payments',
  /** For the client, without a sign-in. */
  approveExpense: (token: string | number) => `/Payments/ApproveExpense/${token}`,
  documents: '/DocumentList',
  addDocument: '/Document/Add',
  document: (id: number, mode?: 'edit') => `/Document/${id}${mode ? `?mode=${mode}` : ''}`,
  actions: '/Actions',
  trash: '/Trash',
  overview: '/Overview',
  waitingExpenses: '/Overview/Expenses',
  alerts: '/Alerts',
  alert: (id: number) => `/Alerts/${id}`,
} as const
