import { el as problems } from '#kit/http/messages/el.ts'
import { el as actionLog } from '#features/action-log-screen/messages/el.ts'
import { el as logEntries } from '#features/action-log-screen/messages/server/el.ts'
import { el as overview } from '#features/overview/messages/el.ts'
import { el as reminders } from '#features/reminders/messages/server/el.ts'
import { el as agency } from '#features/settings/agency/messages/el.ts'
import { el as calendar } from '#features/calendar/messages/el.ts'
import { el as calendarFeed } from '#features/calendar/messages/feed/el.ts'
import { el as followUps } from '#features/deals/messages/followUps/el.ts'
import { el as documents } from '#features/documents/messages/el.ts'
import { el as papers } from '#features/payments/papers/messages/el.ts'
import { el as enquiries } from '#features/enquiries/messages/el.ts'
import { el as enquiryTray } from '#features/enquiries/tray/messages/el.ts'
import { el as mail } from '#features/mail/messages/el.ts'
import { el as matching, told } from '#features/matching/messages/el.ts'
import { el as approval } from '#features/payments/approval/messages/el.ts'
import { el as approvalServer } from '#features/payments/approval/messages/server/el.ts'
import { el as invitation } from '#features/payments/invitation/messages/el.ts'
import { el as payments } from '#features/payments/messages/el.ts'
import { el as filesServer } from '#features/files/messages/server/el.ts'
import { el as alertsServer } from '#features/alerts/messages/server/el.ts'
import { el as personalData } from '#features/personal-data/messages/el.ts'
import { el as handedOut } from '#features/personal-data/messages/server/el.ts'
import { el as publishing } from '#features/publishing/messages/el.ts'
import { el as reservations } from '#features/reservations/messages/el.ts'
import { el as keyHandover } from '#features/object-keys/handover/messages/el.ts'
import { el as secondFactor } from '#features/session/secondFactor/messages/el.ts'
import { el as secondFactorTold } from '#features/session/secondFactor/messages/server/el.ts'
import { el as timeline } from '#features/reservations/timeline/messages/el.ts'
import { el as search } from '#features/search/messages/el.ts'
import { el as selections } from '#features/selections/messages/el.ts'
import { el as selectionSite } from '#features/selections/site/messages/el.ts'
import { el as sessionServer } from '#features/session/messages/server/el.ts'
import { el as localization } from '#features/settings/localization/messages/el.ts'
import { el as dataExport } from '#features/settings/mailing/messages/el.ts'
import { el as localizationFaults } from '#features/settings/localization/messages/server/el.ts'
import { el as stayAlerts } from '#features/reservations/messages/server/el.ts'
import { el as options } from '#features/settings/options/messages/el.ts'
import { el as palette } from '../palette/messages/el.ts'
import { el as showcase } from '../showcase/messages/el.ts'
import { el as bulk } from '#features/bulk/messages/el.ts'
import { el as deals } from '#features/deals/messages/el.ts'
import { el as viewings } from '#features/viewings/messages/el.ts'
import { el as trash } from '#features/trash/messages/el.ts'
import { el as settings } from '#features/settings/messages/el.ts'
import { el as reminderMails } from '#features/reminders/messages/el.ts'
import { el as later } from './later/el.ts'
import { el as screens } from './screens/el.ts'

export const el = {
  ...screens,
  ...later,
  ...reminderMails,
  ...settings,
  ...trash,
  ...viewings,
  ...bulk,
  ...deals,
  ...problems,
  ...publishing,
  ...overview,
  ...reminders,
  ...payments,
  ...agency,
  ...papers,
  ...documents,
  ...enquiries,
  ...enquiryTray,
  ...followUps,
  ...filesServer,
  ...alertsServer,
  ...personalData,
  ...handedOut,
  ...actionLog,
  ...logEntries,
  ...calendar,
  ...calendarFeed,
  ...selections,
  ...palette,
  ...search,
  ...stayAlerts,
  ...localization,
  ...localizationFaults,
  ...dataExport,
  ...options,
  ...showcase,
  ...reservations,
  ...timeline,
  ...selectionSite,
  ...mail,
  ...matching,
  ...told,
  ...approval,
  ...approvalServer,
  ...invitation,
  ...sessionServer,
  ...keyHandover,
  ...secondFactor,
  ...secondFactorTold,
}
