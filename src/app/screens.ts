// Every screen by its name, with the module that exports it: loaded when it is first shown.
import { needTexts } from '#kit/i18n/browser.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Messages } from '#kit/i18n/messages.ts'

/** What only a screen says comes with it, not with every first visit. */
async function withTexts<Screen>(
  texts: (language: Language) => Promise<Messages>,
  screen: Promise<Screen>,
): Promise<Screen> {
  await Promise.all([needTexts(texts), screen])
  return screen
}
const calendarTexts = (language: Language): Promise<Messages> =>
  ({
    en: () => import('#features/calendar/messages/en.ts').then((all) => all.en),
    el: () => import('#features/calendar/messages/el.ts').then((all) => all.el),
    ru: () => import('#features/calendar/messages/ru.ts').then((all) => all.ru),
  })[language]()

const timelineTexts = (language: Language): Promise<Messages> =>
  ({
    en: () => import('#features/reservations/timeline/messages/en.ts').then((all) => all.en),
    el: () => import('#features/reservations/timeline/messages/el.ts').then((all) => all.el),
    ru: () => import('#features/reservations/timeline/messages/ru.ts').then((all) => all.ru),
  })[language]()

export const screens = {
  AccountList: () =>
    import('#features/accounts/list/AccountList.tsx').then((all) => all.AccountList),
  AccountScreen: () =>
    import('#features/accounts/AccountScreen.tsx').then((all) => all.AccountScreen),
  AddAccount: () => import('#features/accounts/edit/AddAccount.tsx').then((all) => all.AddAccount),
  ClientList: () => import('#features/accounts/list/ClientList.tsx').then((all) => all.ClientList),
  EmployeList: () =>
    import('#features/accounts/list/EmployeList.tsx').then((all) => all.EmployeList),
  MergeAccounts: () =>
    import('#features/accounts/merge/MergeAccounts.tsx').then((all) => all.MergeAccounts),
  OwnerList: () => import('#features/accounts/list/OwnerList.tsx').then((all) => all.OwnerList),
  PartnerList: () =>
    import('#features/accounts/list/PartnerList.tsx').then((all) => all.PartnerList),
  ProfessionalList: () =>
    import('#features/accounts/list/ProfessionalList.tsx').then((all) => all.ProfessionalList),
  SourceList: () => import('#features/accounts/list/SourceList.tsx').then((all) => all.SourceList),
  ActionList: () => import('#features/activities/ActionList.tsx').then((all) => all.ActionList),
  AlertList: () => import('#features/alerts/AlertList.tsx').then((all) => all.AlertList),
  AlertView: () => import('#features/alerts/AlertView.tsx').then((all) => all.AlertView),
  AddLead: () => import('#features/leads/edit/AddLead.tsx').then((all) => all.AddLead),
  LeadList: () => import('#features/leads/list/LeadList.tsx').then((all) => all.LeadList),
  LeadScreen: () => import('#features/leads/LeadScreen.tsx').then((all) => all.LeadScreen),
  Home: () => import('#features/home/Home.tsx').then((all) => all.Home),
  KeyForm: () => import('#features/object-keys/KeyForm.tsx').then((all) => all.KeyForm),
  KeyList: () => import('#features/object-keys/KeyList.tsx').then((all) => all.KeyList),
  AddObject: () => import('#features/objects/list/AddObject.tsx').then((all) => all.AddObject),
  ObjectList: () => import('#features/objects/list/ObjectList.tsx').then((all) => all.ObjectList),
  ObjectScreen: () => import('#features/objects/ObjectScreen.tsx').then((all) => all.ObjectScreen),
  ObjectSearch: () =>
    import('#features/objects/search/ObjectSearch.tsx').then((all) => all.ObjectSearch),
  AddReservation: () =>
    import('#features/reservations/edit/AddReservation.tsx').then((all) => all.AddReservation),
  ReservationList: () =>
    import('#features/reservations/list/ReservationList.tsx').then((all) => all.ReservationList),
  ReservationScreen: () =>
    import('#features/reservations/ReservationScreen.tsx').then((all) => all.ReservationScreen),
  StayCalendars: () =>
    withTexts(timelineTexts, import('#features/reservations/calendars/StayCalendars.tsx')).then(
      (all) => all.StayCalendars,
    ),
  StayTimeline: () =>
    withTexts(timelineTexts, import('#features/reservations/timeline/StayTimeline.tsx')).then(
      (all) => all.StayTimeline,
    ),
  ChangeEmployeRole: () =>
    import('#features/session/ChangeEmployeRole.tsx').then((all) => all.ChangeEmployeRole),
  ForgotPassword: () =>
    import('#features/session/ForgotPassword.tsx').then((all) => all.ForgotPassword),
  Login: () => import('#features/session/Login.tsx').then((all) => all.Login),
  ResetPassword: () =>
    import('#features/session/ResetPassword.tsx').then((all) => all.ResetPassword),
  SetPassword: () => import('#features/session/SetPassword.tsx').then((all) => all.SetPassword),
  TrashList: () => import('#features/trash/TrashList.tsx').then((all) => all.TrashList),
  Calendar: () =>
    withTexts(calendarTexts, import('#features/calendar/Calendar.tsx')).then((all) => all.Calendar),
  RouteSheet: () =>
    withTexts(calendarTexts, import('#features/calendar/RouteSheet.tsx')).then(
      (all) => all.RouteSheet,
    ),
  AddDeal: () => import('#features/deals/AddDeal.tsx').then((all) => all.AddDeal),
  DealList: () => import('#features/deals/DealList.tsx').then((all) => all.DealList),
  DealScreen: () => import('#features/deals/DealScreen.tsx').then((all) => all.DealScreen),
  AddViewing: () => import('#features/viewings/AddViewing.tsx').then((all) => all.AddViewing),
  ViewingList: () => import('#features/viewings/ViewingList.tsx').then((all) => all.ViewingList),
  ViewingScreen: () =>
    import('#features/viewings/ViewingScreen.tsx').then((all) => all.ViewingScreen),
  Settings: () => import('#features/settings/Settings.tsx').then((all) => all.Settings),
} as const
export type ScreenName = keyof typeof screens
