// All that is said: on screens, and by the server alone, which browsers do not load.
import { en as problems } from '#kit/http/messages/en.ts'
import { en as actionLog } from '#features/action-log-screen/messages/en.ts'
import { en as logEntries } from '#features/action-log-screen/messages/server/en.ts'
import { en as overview } from '#features/overview/messages/en.ts'
import { en as reminders } from '#features/reminders/messages/server/en.ts'
import { en as agency } from '#features/settings/agency/messages/en.ts'
import { en as calendar } from '#features/calendar/messages/en.ts'
import { en as calendarFeed } from '#features/calendar/messages/feed/en.ts'
import { en as followUps } from '#features/deals/messages/followUps/en.ts'
import { en as documents } from '#features/documents/messages/en.ts'
import { en as papers } from '#features/payments/papers/messages/en.ts'
import { en as enquiries } from '#features/enquiries/messages/en.ts'
import { en as enquiryTray } from '#features/enquiries/tray/messages/en.ts'
import { en as mail } from '#features/mail/messages/en.ts'
import { en as matching, told } from '#features/matching/messages/en.ts'
import { en as approval } from '#features/payments/approval/messages/en.ts'
import { en as approvalServer } from '#features/payments/approval/messages/server/en.ts'
import { en as invitation } from '#features/payments/invitation/messages/en.ts'
import { en as payments } from '#features/payments/messages/en.ts'
import { en as filesServer } from '#features/files/messages/server/en.ts'
import { en as alertsServer } from '#features/alerts/messages/server/en.ts'
import { en as personalData } from '#features/personal-data/messages/en.ts'
import { en as handedOut } from '#features/personal-data/messages/server/en.ts'
import { en as publishing } from '#features/publishing/messages/en.ts'
import { en as reservations } from '#features/reservations/messages/en.ts'
import { en as keyHandover } from '#features/object-keys/handover/messages/en.ts'
import { en as secondFactor } from '#features/session/secondFactor/messages/en.ts'
import { en as secondFactorTold } from '#features/session/secondFactor/messages/server/en.ts'
import { en as timeline } from '#features/reservations/timeline/messages/en.ts'
import { en as search } from '#features/search/messages/en.ts'
import { en as selections } from '#features/selections/messages/en.ts'
import { en as selectionSite } from '#features/selections/site/messages/en.ts'
import { en as sessionServer } from '#features/session/messages/server/en.ts'
import { en as localization } from '#features/settings/localization/messages/en.ts'
import { en as dataExport } from '#features/settings/mailing/messages/en.ts'
import { en as localizationFaults } from '#features/settings/localization/messages/server/en.ts'
import { en as stayAlerts } from '#features/reservations/messages/server/en.ts'
import type { RecordLabel } from '#features/records/recordFields.contract.ts'
import { en as options } from '#features/settings/options/messages/en.ts'
import { en as palette } from '../palette/messages/en.ts'
import { en as showcase } from '../showcase/messages/en.ts'
import { en as bulk } from '#features/bulk/messages/en.ts'
import { en as deals } from '#features/deals/messages/en.ts'
import { en as viewings } from '#features/viewings/messages/en.ts'
import { en as trash } from '#features/trash/messages/en.ts'
import { en as settings } from '#features/settings/messages/en.ts'
import { en as reminderMails } from '#features/reminders/messages/en.ts'
import { en as later } from './later/en.ts'
import { en as screens } from './screens/en.ts'

export const en = {
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
} as const satisfies Record<RecordLabel, string>
