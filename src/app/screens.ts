// Every screen by its name, with the module that exports it: loaded when it is first shown.
import {
  actionLogTexts,
  agencyTexts,
  approvalTexts,
  calendarTexts,
  documentTexts,
  enquiryTrayTexts,
  matchingTexts,
  overviewTexts,
  paymentTexts,
  personalDataTexts,
  localizationTexts,
  optionTexts,
  showcaseTexts,
  reservationTexts,
  selectionTexts,
  timelineTexts,
  dealTexts,
  reminderTexts,
  settingsTexts,
  trashTexts,
  viewingTexts,
  withTexts,
} from './screenTexts.ts'
import { handoverTexts } from '#features/object-keys/handover/handoverTexts.ts'
import { secondFactorTexts } from '#features/session/secondFactor/secondFactorTexts.ts'

export const screens = {
  PersonalData: () =>
    withTexts(import('#features/personal-data/PersonalData.tsx'), personalDataTexts).then(
      (all) => all.PersonalData,
    ),
  ActionLog: () =>
    withTexts(import('#features/action-log-screen/ActionLog.tsx'), actionLogTexts).then(
      (all) => all.ActionLog,
    ),
  ApproveExpense: () =>
    withTexts(import('#features/payments/approval/ApproveExpense.tsx'), approvalTexts).then(
      (all) => all.ApproveExpense,
    ),
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
  EnquiryTray: () =>
    withTexts(import('#features/enquiries/tray/EnquiryTray.tsx'), enquiryTrayTexts).then(
      (all) => all.EnquiryTray,
    ),
  AddLead: () => import('#features/leads/edit/AddLead.tsx').then((all) => all.AddLead),
  LeadList: () => import('#features/leads/list/LeadList.tsx').then((all) => all.LeadList),
  LeadScreen: () =>
    withTexts(import('#features/leads/LeadScreen.tsx'), matchingTexts, selectionTexts).then(
      (all) => all.LeadScreen,
    ),
  Home: () => import('#features/home/Home.tsx').then((all) => all.Home),
  OverviewScreen: () =>
    withTexts(import('#features/overview/OverviewScreen.tsx'), overviewTexts).then(
      (all) => all.OverviewScreen,
    ),
  WaitingExpenses: () =>
    withTexts(import('#features/overview/WaitingExpenses.tsx'), overviewTexts).then(
      (all) => all.WaitingExpenses,
    ),
  KeyForm: () => import('#features/object-keys/KeyForm.tsx').then((all) => all.KeyForm),
  KeyList: () =>
    withTexts(import('#features/object-keys/KeyList.tsx'), handoverTexts).then(
      (all) => all.KeyList,
    ),
  AddObject: () => import('#features/objects/list/AddObject.tsx').then((all) => all.AddObject),
  ObjectList: () => import('#features/objects/list/ObjectList.tsx').then((all) => all.ObjectList),
  ObjectScreen: () =>
    withTexts(import('#features/objects/ObjectScreen.tsx'), matchingTexts).then(
      (all) => all.ObjectScreen,
    ),
  ObjectSearch: () =>
    import('#features/objects/search/ObjectSearch.tsx').then((all) => all.ObjectSearch),
  AddReservation: () =>
    withTexts(import('#features/reservations/edit/AddReservation.tsx'), reservationTexts).then(
      (all) => all.AddReservation,
    ),
  ReservationList: () =>
    withTexts(import('#features/reservations/list/ReservationList.tsx'), reservationTexts).then(
      (all) => all.ReservationList,
    ),
  ReservationScreen: () =>
    withTexts(import('#features/reservations/ReservationScreen.tsx'), reservationTexts).then(
      (all) => all.ReservationScreen,
    ),
  StayCalendars: () =>
    withTexts(
      import('#features/reservations/calendars/StayCalendars.tsx'),
      reservationTexts,
      timelineTexts,
    ).then((all) => all.StayCalendars),
  StayTimeline: () =>
    withTexts(
      import('#features/reservations/timeline/StayTimeline.tsx'),
      reservationTexts,
      timelineTexts,
    ).then((all) => all.StayTimeline),
  PaymentsScreen: () =>
    withTexts(import('#features/payments/PaymentsScreen.tsx'), paymentTexts, approvalTexts).then(
      (all) => all.PaymentsScreen,
    ),
  Statement: () =>
    withTexts(
      import('#features/payments/statement/Statement.tsx'),
      paymentTexts,
      approvalTexts,
    ).then((all) => all.Statement),
  TransactionForm: () =>
    withTexts(
      import('#features/payments/transactions/TransactionForm.tsx'),
      paymentTexts,
      approvalTexts,
    ).then((all) => all.TransactionForm),
  TransactionView: () =>
    withTexts(import('#features/payments/transactions/TransactionView.tsx'), paymentTexts).then(
      (all) => all.TransactionView,
    ),
  ChangeEmployeRole: () =>
    import('#features/session/ChangeEmployeRole.tsx').then((all) => all.ChangeEmployeRole),
  ForgotPassword: () =>
    import('#features/session/ForgotPassword.tsx').then((all) => all.ForgotPassword),
  Login: () => import('#features/session/Login.tsx').then((all) => all.Login),
  ResetPassword: () =>
    import('#features/session/ResetPassword.tsx').then((all) => all.ResetPassword),
  Security: () =>
    withTexts(import('#features/session/secondFactor/Security.tsx'), secondFactorTexts).then(
      (all) => all.Security,
    ),
  SecuritySetup: () =>
    withTexts(import('#features/session/secondFactor/SecuritySetup.tsx'), secondFactorTexts).then(
      (all) => all.SecuritySetup,
    ),
  StaffFactors: () =>
    withTexts(import('#features/session/secondFactor/StaffFactors.tsx'), secondFactorTexts).then(
      (all) => all.StaffFactors,
    ),
  SetPassword: () =>
    withTexts(import('#features/session/SetPassword.tsx'), secondFactorTexts).then(
      (all) => all.SetPassword,
    ),
  TrashList: () =>
    withTexts(import('#features/trash/TrashList.tsx'), trashTexts).then((all) => all.TrashList),
  Calendar: () =>
    withTexts(import('#features/calendar/Calendar.tsx'), calendarTexts, viewingTexts).then(
      (all) => all.Calendar,
    ),
  RouteSheet: () =>
    withTexts(import('#features/calendar/RouteSheet.tsx'), calendarTexts, viewingTexts).then(
      (all) => all.RouteSheet,
    ),
  AddDeal: () =>
    withTexts(import('#features/deals/AddDeal.tsx'), dealTexts).then((all) => all.AddDeal),
  DealList: () =>
    withTexts(import('#features/deals/DealList.tsx'), dealTexts).then((all) => all.DealList),
  DealScreen: () =>
    withTexts(import('#features/deals/DealScreen.tsx'), dealTexts).then((all) => all.DealScreen),
  AddViewing: () =>
    withTexts(import('#features/viewings/AddViewing.tsx'), viewingTexts).then(
      (all) => all.AddViewing,
    ),
  ViewingList: () =>
    withTexts(import('#features/viewings/ViewingList.tsx'), viewingTexts).then(
      (all) => all.ViewingList,
    ),
  ViewingScreen: () =>
    withTexts(import('#features/viewings/ViewingScreen.tsx'), viewingTexts).then(
      (all) => all.ViewingScreen,
    ),
  AddDocument: () =>
    withTexts(import('#features/documents/AddDocument.tsx'), documentTexts).then(
      (all) => all.AddDocument,
    ),
  DocumentList: () =>
    withTexts(import('#features/documents/DocumentList.tsx'), documentTexts).then(
      (all) => all.DocumentList,
    ),
  DocumentScreen: () =>
    withTexts(import('#features/documents/DocumentScreen.tsx'), documentTexts).then(
      (all) => all.DocumentScreen,
    ),
  Showcase: () =>
    withTexts(import('./showcase/Showcase.tsx'), showcaseTexts, settingsTexts).then(
      (all) => all.Showcase,
    ),
  Localization: () =>
    withTexts(import('#features/settings/localization/Localization.tsx'), localizationTexts).then(
      (all) => all.Localization,
    ),
  OptionLists: () =>
    withTexts(import('#features/settings/options/OptionLists.tsx'), optionTexts).then(
      (all) => all.OptionLists,
    ),
  Settings: () =>
    withTexts(
      import('#features/settings/Settings.tsx'),
      agencyTexts,
      secondFactorTexts,
      settingsTexts,
      reminderTexts,
    ).then((all) => all.Settings),
} as const
export type ScreenName = keyof typeof screens
