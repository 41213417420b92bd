// Texts that only some screens say: they come with these, not with every first visit.
import { needTexts } from '#kit/i18n/browser.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import type { Texts } from '#kit/i18n/textsOf.ts'
import type { en as later } from './messages/later/en.ts'
import type { en as actionLog } from '#features/action-log-screen/messages/en.ts'
import type { en as agency } from '#features/settings/agency/messages/en.ts'
import type { en as calendar } from '#features/calendar/messages/en.ts'
import type { en as documents } from '#features/documents/messages/en.ts'
import type { en as enquiryTray } from '#features/enquiries/tray/messages/en.ts'
import type { en as bulk } from '#features/bulk/messages/en.ts'
import type { en as deals } from '#features/deals/messages/en.ts'
import type { en as viewings } from '#features/viewings/messages/en.ts'
import type { en as trash } from '#features/trash/messages/en.ts'
import type { en as settings } from '#features/settings/messages/en.ts'
import type { en as reminderMails } from '#features/reminders/messages/en.ts'
import type { en as keyHandover } from '#features/object-keys/handover/messages/en.ts'
import type { en as matching } from '#features/matching/messages/en.ts'
import type { en as overview } from '#features/overview/messages/en.ts'
import type { en as payments } from '#features/payments/messages/en.ts'
import type { en as personalData } from '#features/personal-data/messages/en.ts'
import type { en as reservations } from '#features/reservations/messages/en.ts'
import type { en as approval } from '#features/payments/approval/messages/en.ts'
import type { en as timeline } from '#features/reservations/timeline/messages/en.ts'
import type { en as secondFactor } from '#features/session/secondFactor/messages/en.ts'
import type { en as localization } from '#features/settings/localization/messages/en.ts'
import type { en as options } from '#features/settings/options/messages/en.ts'
import type { en as palette } from './palette/messages/en.ts'
import type { en as showcase } from './showcase/messages/en.ts'
import type { en as search } from '#features/search/messages/en.ts'
import type { en as selections } from '#features/selections/messages/en.ts'

export type ScreenTexts = typeof later &
  typeof actionLog &
  typeof agency &
  typeof personalData &
  typeof approval &
  typeof calendar &
  typeof bulk &
  typeof documents &
  typeof enquiryTray &
  typeof localization &
  typeof deals &
  typeof viewings &
  typeof trash &
  typeof settings &
  typeof reminderMails &
  typeof matching &
  typeof keyHandover &
  typeof options &
  typeof showcase &
  typeof overview &
  typeof palette &
  typeof payments &
  typeof reservations &
  typeof search &
  typeof secondFactor &
  typeof selections &
  typeof timeline

/** Of every screen but the first ones. */
export const laterTexts = textsOf({
  en: () => import('./messages/later/en.ts').then((all) => all.en),
  el: () => import('./messages/later/el.ts').then((all) => all.el),
  ru: () => import('./messages/later/ru.ts').then((all) => all.ru),
})
export const actionLogTexts = textsOf({
  en: () => import('#features/action-log-screen/messages/en.ts').then((all) => all.en),
  el: () => import('#features/action-log-screen/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/action-log-screen/messages/ru.ts').then((all) => all.ru),
})
export const agencyTexts = textsOf({
  en: () => import('#features/settings/agency/messages/en.ts').then((all) => all.en),
  el: () => import('#features/settings/agency/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/settings/agency/messages/ru.ts').then((all) => all.ru),
})
export const personalDataTexts = textsOf({
  en: () => import('#features/personal-data/messages/en.ts').then((all) => all.en),
  el: () => import('#features/personal-data/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/personal-data/messages/ru.ts').then((all) => all.ru),
})
export const approvalTexts = textsOf({
  en: () => import('#features/payments/approval/messages/en.ts').then((all) => all.en),
  el: () => import('#features/payments/approval/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/payments/approval/messages/ru.ts').then((all) => all.ru),
})
export const calendarTexts = textsOf({
  en: () => import('#features/calendar/messages/en.ts').then((all) => all.en),
  el: () => import('#features/calendar/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/calendar/messages/ru.ts').then((all) => all.ru),
})
export const documentTexts = textsOf({
  en: () => import('#features/documents/messages/en.ts').then((all) => all.en),
  el: () => import('#features/documents/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/documents/messages/ru.ts').then((all) => all.ru),
})
export const enquiryTrayTexts = textsOf({
  en: () => import('#features/enquiries/tray/messages/en.ts').then((all) => all.en),
  el: () => import('#features/enquiries/tray/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/enquiries/tray/messages/ru.ts').then((all) => all.ru),
})
export const dealTexts = textsOf({
  en: () => import('#features/deals/messages/en.ts').then((all) => all.en),
  el: () => import('#features/deals/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/deals/messages/ru.ts').then((all) => all.ru),
})
export const viewingTexts = textsOf({
  en: () => import('#features/viewings/messages/en.ts').then((all) => all.en),
  el: () => import('#features/viewings/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/viewings/messages/ru.ts').then((all) => all.ru),
})
export const trashTexts = textsOf({
  en: () => import('#features/trash/messages/en.ts').then((all) => all.en),
  el: () => import('#features/trash/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/trash/messages/ru.ts').then((all) => all.ru),
})
export const settingsTexts = textsOf({
  en: () => import('#features/settings/messages/en.ts').then((all) => all.en),
  el: () => import('#features/settings/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/settings/messages/ru.ts').then((all) => all.ru),
})
export const reminderTexts = textsOf({
  en: () => import('#features/reminders/messages/en.ts').then((all) => all.en),
  el: () => import('#features/reminders/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/reminders/messages/ru.ts').then((all) => all.ru),
})
export const matchingTexts = textsOf({
  en: () => import('#features/matching/messages/en.ts').then((all) => all.en),
  el: () => import('#features/matching/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/matching/messages/ru.ts').then((all) => all.ru),
})
export const overviewTexts = textsOf({
  en: () => import('#features/overview/messages/en.ts').then((all) => all.en),
  el: () => import('#features/overview/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/overview/messages/ru.ts').then((all) => all.ru),
})
export const paymentTexts = textsOf({
  en: () => import('#features/payments/messages/en.ts').then((all) => all.en),
  el: () => import('#features/payments/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/payments/messages/ru.ts').then((all) => all.ru),
})
export const localizationTexts = textsOf({
  en: () => import('#features/settings/localization/messages/en.ts').then((all) => all.en),
  el: () => import('#features/settings/localization/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/settings/localization/messages/ru.ts').then((all) => all.ru),
})
export const optionTexts = textsOf({
  en: () => import('#features/settings/options/messages/en.ts').then((all) => all.en),
  el: () => import('#features/settings/options/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/settings/options/messages/ru.ts').then((all) => all.ru),
})
export const showcaseTexts = textsOf({
  en: () => import('./showcase/messages/en.ts').then((all) => all.en),
  el: () => import('./showcase/messages/el.ts').then((all) => all.el),
  ru: () => import('./showcase/messages/ru.ts').then((all) => all.ru),
})
export const reservationTexts = textsOf({
  en: () => import('#features/reservations/messages/en.ts').then((all) => all.en),
  el: () => import('#features/reservations/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/reservations/messages/ru.ts').then((all) => all.ru),
})
export const timelineTexts = textsOf({
  en: () => import('#features/reservations/timeline/messages/en.ts').then((all) => all.en),
  el: () => import('#features/reservations/timeline/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/reservations/timeline/messages/ru.ts').then((all) => all.ru),
})
export const selectionTexts = textsOf({
  en: () => import('#features/selections/messages/en.ts').then((all) => all.en),
  el: () => import('#features/selections/messages/el.ts').then((all) => all.el),
  ru: () => import('#features/selections/messages/ru.ts').then((all) => all.ru),
})

/** The screen, once it and its texts are there. */
export async function withTexts<Screen>(
  screen: Promise<Screen>,
  ...texts: Texts[]
): Promise<Screen> {
  await Promise.all([screen, ...texts.map((each) => needTexts(each))])
  return screen
}
