// The list of features on the server. Each feature's own file says what it adds.
import type { Tables } from '#base/backend/tables.ts'
import { registerFeatures } from '#base/register/feature.ts'
import type { Feature } from '#base/register/feature.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import type { KindFields, Kinds, RecordKind, RecordLabel } from '#base/register/records.contract.ts'
import { bounces } from '#base/bounces/bounces.feature.ts'
import { session } from '#base/session/session.feature.ts'
import { settings } from '#base/settings/settings.feature.ts'
import { rules } from '#base/rules/rules.feature.ts'
import { files } from '#base/files/files.feature.ts'
import { lists } from '#base/lists/lists.feature.ts'
import { assignments } from '#base/assignments/assignments.feature.ts'
import { alerts } from '#base/alerts/alerts.feature.ts'
import { activities } from '#base/activities/activities.feature.ts'
import { mail } from '#base/mail/mail.feature.ts'
import { backups } from '#base/backups/backups.feature.ts'
import { room } from '#base/disk-space/diskSpace.feature.ts'
import { places } from '#base/places/places.feature.ts'
import { accounts } from '#records/accounts/accounts.feature.ts'
import { objects } from '#records/objects/objects.feature.ts'
import { objectKeys } from '#records/object-keys/objectKeys.feature.ts'
import { knownClients } from '#records/known-clients/knownClients.feature.ts'
import { leads } from '#records/leads/leads.feature.ts'
import { viewings } from '#records/viewings/viewings.feature.ts'
import { deals } from '#records/deals/deals.feature.ts'
import { orders } from '#records/orders/orders.feature.ts'
import { reservations } from '#records/reservations/reservations.feature.ts'
import { stayCalendars } from '#records/stay-calendars/stayCalendars.feature.ts'
import { stayTimeline } from '#records/stay-timeline/stayTimeline.feature.ts'
import { payments } from '#records/payments/payments.feature.ts'
import { documents } from '#records/documents/documents.feature.ts'
import { search } from '#daily/search/search.feature.ts'
import { matching } from '#daily/matching/matching.feature.ts'
import { calendar } from '#daily/calendar/calendar.feature.ts'
import { publishing } from '#outside/publishing/publishing.feature.ts'
import { enquiries } from '#outside/enquiries/enquiries.feature.ts'
import { recordTimeline } from '#daily/record-timeline/recordTimeline.feature.ts'
import { calls } from '#daily/calls/calls.feature.ts'
import { selections } from '#outside/selections/selections.feature.ts'
import { mailTemplates } from '#outside/mail-templates/mailTemplates.feature.ts'
import { matchMails } from '#outside/match-mails/matchMails.feature.ts'
import { freeStays } from '#daily/free-stays/freeStays.feature.ts'
import { reminders } from '#daily/reminders/reminders.feature.ts'
import { overview } from '#daily/overview/overview.feature.ts'
import { firstSteps } from '#daily/first-steps/firstSteps.feature.ts'
import { home } from '#daily/home/home.feature.ts'
import { trash } from '#daily/trash/trash.feature.ts'
import { bulk } from '#daily/bulk/bulk.feature.ts'
import { duplicates } from '#keeping/duplicates/duplicates.feature.ts'
import { portals } from '#outside/portals/portals.feature.ts'
import { fittingLeads } from '#daily/fitting-leads/fittingLeads.feature.ts'
import { handOver } from '#daily/hand-over/handOver.feature.ts'
import { actionLogScreen } from '#keeping/action-log-screen/actionLog.feature.ts'
import { personalData } from '#keeping/personal-data/personalData.feature.ts'
import { imports } from '#keeping/import/import.feature.ts'
import { archives } from '#keeping/archives/archives.feature.ts'
import { help } from '#keeping/help/help.feature.ts'
import { operations } from '#keeping/operations/operations.feature.ts'

export const features = [
  session,
  settings,
  rules,
  files,
  lists,
  bounces,
  assignments,
  alerts,
  activities,
  mail,
  backups,
  room,
  places,
  accounts,
  objects,
  objectKeys,
  leads,
  viewings,
  deals,
  knownClients,
  orders,
  reservations,
  stayCalendars,
  stayTimeline,
  payments,
  documents,
  search,
  matching,
  calendar,
  publishing,
  enquiries,
  recordTimeline,
  calls,
  selections,
  mailTemplates,
  matchMails,
  freeStays,
  reminders,
  overview,
  firstSteps,
  home,
  trash,
  bulk,
  duplicates,
  portals,
  fittingLeads,
  handOver,
  actionLogScreen,
  personalData,
  imports,
  archives,
  operations,
  help,
] as const

registerFeatures(features)

/** The derived values of all features. */
export const keptValues: readonly KeptValue[] = features.flatMap((each: Feature) => each.kept ?? [])

type Listed = (typeof features)[number]
type KindsOf<F, What extends 'kinds' | 'records' | 'lists'> =
  F extends Record<What, infer Brought> ? keyof Brought : never

// Compile-time checks: a feature must add each declared kind of record, with its table, its fields and all labels. The
// error names what is missing. A declared list must be added, too.
void ({} satisfies Record<Exclude<RecordKind, KindsOf<Listed, 'kinds'>>, never>)
void ({} satisfies Record<Exclude<RecordKind, KindsOf<Listed, 'records'>>, never>)
void ({} satisfies Record<Exclude<ListName, KindsOf<Listed, 'lists'>>, never>)
void ({} satisfies Record<Exclude<Kinds[RecordKind]['table'], keyof Tables>, never>)
void ({} satisfies Record<Exclude<RecordKind, keyof KindFields>, never>)
void ({} satisfies Record<Exclude<RecordLabel, MessageKey>, never>)
