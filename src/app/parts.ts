// The list of features in the browser. Each feature's own file says what it adds.
import { registerParts } from '#base/register/parts.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import type { SlotName } from '#base/register/slots.tsx'
import { session } from '#base/session/session.parts.ts'
import { settings } from '#base/settings/settings.parts.ts'
import { rules } from '#base/rules/rules.parts.ts'
import { files } from '#base/files/files.parts.ts'
import { alerts } from '#base/alerts/alerts.parts.ts'
import { activities } from '#base/activities/activities.parts.ts'
import { mail } from '#base/mail/mail.parts.ts'
import { places } from '#base/places/places.parts.ts'
import { objects } from '#records/objects/objects.parts.ts'
import { accounts } from '#records/accounts/accounts.parts.ts'
import { objectKeys } from '#records/object-keys/objectKeys.parts.ts'
import { knownClients } from '#records/known-clients/knownClients.parts.ts'
import { leads } from '#records/leads/leads.parts.ts'
import { viewings } from '#records/viewings/viewings.parts.ts'
import { deals } from '#records/deals/deals.parts.ts'
import { orders } from '#records/orders/orders.parts.ts'
import { reservations } from '#records/reservations/reservations.parts.ts'
import { stayCalendars } from '#records/stay-calendars/stayCalendars.parts.ts'
import { stayTimeline } from '#records/stay-timeline/stayTimeline.parts.ts'
import { payments } from '#records/payments/payments.parts.ts'
import { documents } from '#records/documents/documents.parts.ts'
import { matching } from '#daily/matching/matching.parts.ts'
import { calendar } from '#daily/calendar/calendar.parts.ts'
import { publishing } from '#outside/publishing/publishing.parts.ts'
import { enquiries } from '#outside/enquiries/enquiries.parts.ts'
import { recordTimeline } from '#daily/record-timeline/recordTimeline.parts.ts'
import { selections } from '#outside/selections/selections.parts.ts'
import { mailTemplates } from '#outside/mail-templates/mailTemplates.parts.ts'
import { freeStays } from '#daily/free-stays/freeStays.parts.ts'
import { reminders } from '#daily/reminders/reminders.parts.ts'
import { overview } from '#daily/overview/overview.parts.ts'
import { firstSteps } from '#daily/first-steps/firstSteps.parts.ts'
import { home } from '#daily/home/home.parts.ts'
import { trash } from '#daily/trash/trash.parts.ts'
import { bulk } from '#daily/bulk/bulk.parts.ts'
import { duplicates } from '#keeping/duplicates/duplicates.parts.ts'
import { fittingLeads } from '#daily/fitting-leads/fittingLeads.parts.ts'
import { portals } from '#outside/portals/portals.parts.ts'
import { handOver } from '#daily/hand-over/handOver.parts.ts'
import { actionLogScreen } from '#keeping/action-log-screen/actionLog.parts.ts'
import { personalData } from '#keeping/personal-data/personalData.parts.ts'
import { imports } from '#keeping/import/import.parts.ts'
import { archives } from '#keeping/archives/archives.parts.ts'
import { operations } from '#keeping/operations/operations.parts.ts'
import { help } from '#keeping/help/help.parts.ts'
import { showcase } from '#app/showcase/showcase.parts.ts'

const all = [
  session,
  settings,
  rules,
  files,
  alerts,
  activities,
  mail,
  places,
  objects,
  accounts,
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
  matching,
  calendar,
  publishing,
  enquiries,
  recordTimeline,
  selections,
  mailTemplates,
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
  showcase,
] as const

registerParts(all)

type Listed = (typeof all)[number]
type NamesIn<P, What extends string> = P extends Record<What, infer Brought> ? keyof Brought : never
// Compile-time checks: a feature must add every declared kind of record and fill every slot. The error names what is
// missing.
void ({} satisfies Record<Exclude<RecordKind, NamesIn<Listed, 'kinds'>>, never>)
void ({} satisfies Record<Exclude<SlotName, NamesIn<Listed, 'slots'>>, never>)
