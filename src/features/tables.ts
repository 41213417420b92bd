// The tables as the stores see them. Reads may join any of them; each is written only by its owner.
import type { AccountTables } from './accounts/accounts.tables.ts'
import type { ActivityTables } from './activities/activities.tables.ts'
import type { AgencyTables } from './settings/agency/agency.tables.ts'
import type { AlertTables } from './alerts/alerts.tables.ts'
import type { AssignmentTables } from './assignments/assignments.tables.ts'
import type { DealTables } from './deals/deals.tables.ts'
import type { DocumentTables } from './documents/documents.tables.ts'
import type { EnquiryTables } from './enquiries/enquiries.tables.ts'
import type { FileTables } from './files/files.tables.ts'
import type { LeadTables } from './leads/leads.tables.ts'
import type { ListTables } from './lists/lists.tables.ts'
import type { MatchingTables } from './matching/matching.tables.ts'
import type { ObjectKeyTables } from './object-keys/objectKeys.tables.ts'
import type { ObjectTables } from './objects/objects.tables.ts'
import type { PaymentTables } from './payments/payments.tables.ts'
import type { PlaceTables } from './places/places.tables.ts'
import type { PublishingTables } from './publishing/publishing.tables.ts'
import type { ReminderTables } from './reminders/reminders.tables.ts'
import type { ReservationTables } from './reservations/reservations.tables.ts'
import type { SelectionTables } from './selections/selections.tables.ts'
import type { SessionTables } from './session/session.tables.ts'
import type { SettingsTables } from './settings/settings.tables.ts'
import type { ActionLogTables } from './action-log/actionLog.tables.ts'
import type { SearchTables } from './search/search.tables.ts'
import type { ViewingTables } from './viewings/viewings.tables.ts'

export type Tables = AccountTables &
  ActionLogTables &
  ActivityTables &
  AgencyTables &
  AlertTables &
  AssignmentTables &
  DealTables &
  DocumentTables &
  EnquiryTables &
  FileTables &
  LeadTables &
  ListTables &
  MatchingTables &
  ObjectKeyTables &
  ObjectTables &
  PaymentTables &
  PlaceTables &
  PublishingTables &
  ReminderTables &
  ReservationTables &
  SearchTables &
  SelectionTables &
  SessionTables &
  SettingsTables &
  ViewingTables
