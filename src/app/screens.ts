// Every screen by its name: the features whose texts it shows, besides those of kit and shell, and the
// module that exports it. Both are loaded when the screen is first needed.
type Load = () => Promise<Record<string, unknown>>
type Screen = readonly [texts: readonly string[], load: Load]

export const screens = {
  AccountList: [['accounts'], () => import('#features/accounts/list/AccountList.tsx')],
  AccountScreen: [
    ['accounts', 'activities', 'assignments', 'files', 'session'],
    () => import('#features/accounts/AccountScreen.tsx'),
  ],
  AddAccount: [['accounts'], () => import('#features/accounts/edit/AddAccount.tsx')],
  ClientList: [['accounts'], () => import('#features/accounts/list/ClientList.tsx')],
  EmployeList: [['accounts', 'session'], () => import('#features/accounts/list/EmployeList.tsx')],
  MergeAccounts: [['accounts'], () => import('#features/accounts/merge/MergeAccounts.tsx')],
  OwnerList: [['accounts'], () => import('#features/accounts/list/OwnerList.tsx')],
  PartnerList: [['accounts'], () => import('#features/accounts/list/PartnerList.tsx')],
  ProfessionalList: [['accounts'], () => import('#features/accounts/list/ProfessionalList.tsx')],
  SourceList: [['accounts'], () => import('#features/accounts/list/SourceList.tsx')],
  ActionList: [['activities', 'files'], () => import('#features/activities/ActionList.tsx')],
  AlertList: [['alerts'], () => import('#features/alerts/AlertList.tsx')],
  AlertView: [['alerts'], () => import('#features/alerts/AlertView.tsx')],
  Home: [['activities', 'home'], () => import('#features/home/Home.tsx')],
  KeyForm: [['object-keys'], () => import('#features/object-keys/KeyForm.tsx')],
  KeyList: [['object-keys'], () => import('#features/object-keys/KeyList.tsx')],
  AddObject: [['objects'], () => import('#features/objects/list/AddObject.tsx')],
  ObjectList: [['objects'], () => import('#features/objects/list/ObjectList.tsx')],
  ObjectScreen: [
    ['activities', 'assignments', 'files', 'objects', 'places', 'publishing'],
    () => import('#features/objects/ObjectScreen.tsx'),
  ],
  ObjectSearch: [['objects', 'places'], () => import('#features/objects/search/ObjectSearch.tsx')],
  ChangeEmployeRole: [['session'], () => import('#features/session/ChangeEmployeRole.tsx')],
  ForgotPassword: [['session'], () => import('#features/session/ForgotPassword.tsx')],
  Login: [['session'], () => import('#features/session/Login.tsx')],
  ResetPassword: [['session'], () => import('#features/session/ResetPassword.tsx')],
  SetPassword: [['session'], () => import('#features/session/SetPassword.tsx')],
  Settings: [['settings'], () => import('#features/settings/Settings.tsx')],
} as const satisfies Record<string, Screen>
export type ScreenName = keyof typeof screens
