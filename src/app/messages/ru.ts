import { ru as problems } from '#kit/http/messages/ru.ts'
import { ru as actionLog } from '#features/action-log-screen/messages/ru.ts'
import { ru as logEntries } from '#features/action-log-screen/messages/server/ru.ts'
import { ru as overview } from '#features/overview/messages/ru.ts'
import { ru as reminders } from '#features/reminders/messages/server/ru.ts'
import { ru as agency } from '#features/settings/agency/messages/ru.ts'
import { ru as calendar } from '#features/calendar/messages/ru.ts'
import { ru as calendarFeed } from '#features/calendar/messages/feed/ru.ts'
import { ru as followUps } from '#features/deals/messages/followUps/ru.ts'
import { ru as documents } from '#features/documents/messages/ru.ts'
import { ru as papers } from '#features/payments/papers/messages/ru.ts'
import { ru as enquiries } from '#features/enquiries/messages/ru.ts'
import { ru as enquiryTray } from '#features/enquiries/tray/messages/ru.ts'
import { ru as mail } from '#features/mail/messages/ru.ts'
import { ru as matching, told } from '#features/matching/messages/ru.ts'
import { ru as approval } from '#features/payments/approval/messages/ru.ts'
import { ru as approvalServer } from '#features/payments/approval/messages/server/ru.ts'
import { ru as invitation } from '#features/payments/invitation/messages/ru.ts'
import { ru as payments } from '#features/payments/messages/ru.ts'
import { ru as filesServer } from '#features/files/messages/server/ru.ts'
import { ru as alertsServer } from '#features/alerts/messages/server/ru.ts'
import { ru as personalData } from '#features/personal-data/messages/ru.ts'
import { ru as handedOut } from '#features/personal-data/messages/server/ru.ts'
import { ru as publishing } from '#features/publishing/messages/ru.ts'
import { ru as reservations } from '#features/reservations/messages/ru.ts'
import { ru as keyHandover } from '#features/object-keys/handover/messages/ru.ts'
import { ru as secondFactor } from '#features/session/secondFactor/messages/ru.ts'
import { ru as secondFactorTold } from '#features/session/secondFactor/messages/server/ru.ts'
import { ru as timeline } from '#features/reservations/timeline/messages/ru.ts'
import { ru as search } from '#features/search/messages/ru.ts'
import { ru as selections } from '#features/selections/messages/ru.ts'
import { ru as selectionSite } from '#features/selections/site/messages/ru.ts'
import { ru as sessionServer } from '#features/session/messages/server/ru.ts'
import { ru as localization } from '#features/settings/localization/messages/ru.ts'
import { ru as dataExport } from '#features/settings/mailing/messages/ru.ts'
import { ru as localizationFaults } from '#features/settings/localization/messages/server/ru.ts'
import { ru as stayAlerts } from '#features/reservations/messages/server/ru.ts'
import { ru as options } from '#features/settings/options/messages/ru.ts'
import { ru as palette } from '../palette/messages/ru.ts'
import { ru as showcase } from '../showcase/messages/ru.ts'
import { ru as bulk } from '#features/bulk/messages/ru.ts'
import { ru as deals } from '#features/deals/messages/ru.ts'
import { ru as viewings } from '#features/viewings/messages/ru.ts'
import { ru as trash } from '#features/trash/messages/ru.ts'
import { ru as settings } from '#features/settings/messages/ru.ts'
import { ru as reminderMails } from '#features/reminders/messages/ru.ts'
import { ru as later } from './later/ru.ts'
import { ru as screens } from './screens/ru.ts'

export const ru = {
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
