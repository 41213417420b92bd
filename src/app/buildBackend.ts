// Puts the server together: kit, features, in the order in which they depend on each other.
import type { FastifyBaseLogger } from 'fastify'
import { wholeInternet } from '#kit/http/fetchOutside.ts'
import { serveDescription } from '#kit/http/describe.ts'
import { createServer } from '#kit/http/server.ts'
import type { HttpOptions } from '#kit/http/server.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import { accountRoutes } from '#features/accounts/accounts.routes.ts'
import { alertRoutes } from '#features/alerts/alerts.routes.ts'
import { actionLogRoutes } from '#features/action-log-screen/actionLog.routes.ts'
import { logRefusals } from '#features/action-log/logRefusals.ts'
import { activityRoutes } from '#features/activities/activities.routes.ts'
import { assignmentRoutes } from '#features/assignments/assignments.routes.ts'
import { documentRoutes } from '#features/documents/documents.routes.ts'
import { enquiryRoutes } from '#features/enquiries/enquiries.routes.ts'
import { homeRoutes } from '#features/home/home.routes.ts'
import type { Backend } from '#features/backend.ts'
import { filesRoutes } from '#features/files/files.routes.ts'
import { leadRoutes } from '#features/leads/leads.routes.ts'
import { listRoutes } from '#features/lists/lists.routes.ts'
import { mailRoutes } from '#features/mail/mail.routes.ts'
import { matchingRoutes } from '#features/matching/matching.routes.ts'
import { objectKeyRoutes } from '#features/object-keys/objectKeys.routes.ts'
import { objectRoutes } from '#features/objects/objects.routes.ts'
import { approvalRoutes } from '#features/payments/approval/approval.routes.ts'
import { invitationRoutes } from '#features/payments/invitation/invitation.routes.ts'
import { paymentRoutes } from '#features/payments/payments.routes.ts'
import { papersRoutes } from '#features/payments/papers/papers.routes.ts'
import { personalDataRoutes } from '#features/personal-data/personalData.routes.ts'
import { placeRoutes } from '#features/places/places.routes.ts'
import { publishingRoutes } from '#features/publishing/publishing.routes.ts'
import { overviewRoutes } from '#features/overview/overview.routes.ts'
import { reminderRoutes } from '#features/reminders/reminders.routes.ts'
import { reservationRoutes } from '#features/reservations/reservations.routes.ts'
import { searchRoutes } from '#features/search/search.routes.ts'
import { identify } from '#features/session/authenticate.ts'
import { staff } from '#features/session/permissions.contract.ts'
import { selectionRoutes } from '#features/selections/selections.routes.ts'
import { sessionRoutes } from '#features/session/session.routes.ts'
import type { FollowedTexts } from '#kit/i18n/translator.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { followTexts } from '#features/settings/localization/followTexts.ts'
import { localizationRoutes } from '#features/settings/localization/localization.routes.ts'
import { agencyRoutes } from '#features/settings/agency/agency.routes.ts'
import { liveAgency } from '#features/settings/agency/liveAgency.ts'
import type { AgencyDefaults } from '#features/settings/agency/agencyFacts.ts'
import { dataExportRoutes } from '#features/settings/mailing/dataExport.routes.ts'
import { optionRoutes } from '#features/settings/options/options.routes.ts'
import { settingsRoutes } from '#features/settings/settings.routes.ts'
import { trashRoutes } from '#features/trash/trash.routes.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import { ru } from './messages/ru.ts'
import { bulkRoutes } from '#features/bulk/bulk.routes.ts'
import { calendarRoutes } from '#features/calendar/calendar.routes.ts'
import { recordTimelineRoutes } from '#features/record-timeline/recordTimeline.routes.ts'
import { dealRoutes } from '#features/deals/deals.routes.ts'
import { viewingRoutes } from '#features/viewings/viewings.routes.ts'
import { databaseJobs } from './databaseJobs.ts'
import { keepToPayments } from './keepToPayments.ts'

type Parts = Omit<
  Backend,
  'http' | 'texts' | 'translate' | 'log' | 'reach' | 'agency' | 'geocoder'
> & {
  /** Without it nobody is asked where an address is. */
  geocoder?: Backend['geocoder']
  /** Where nobody has entered what it is called, and how it is reached. */
  agency: AgencyDefaults
  /** For tests alone: otherwise the whole internet, and nothing inside. */
  reach?: Backend['reach']
  logger: FastifyBaseLogger | false
  checkAnswers?: boolean
  mapOrigins?: readonly string[]
} & Pick<HttpOptions, 'trustedProxies' | 'deadlines' | 'workLimits'>

/** A server with every route on it, which listens nowhere yet. */
export async function buildBackend({
  logger,
  checkAnswers,
  mapOrigins,
  trustedProxies,
  deadlines,
  workLimits,
  reach = wholeInternet,
  geocoder = null,
  ...parts
}: Parts): Promise<Backend> {
  const texts = followTexts(parts.db, createTexts({ en, el, ru }))
  const { translate } = texts
  const http = await createServer({
    title: 'Estia',
    translate,
    logger,
    checkAnswers,
    mapOrigins,
    trustedProxies,
    deadlines,
    workLimits,
  })
  const jobs = withNewestTexts(parts.jobs, texts)
  const agency = liveAgency(parts.db, parts.agency)
  // Without a database it is asked for again as soon as somebody needs it.
  await agency.refresh().catch((err: unknown) => http.log.warn({ err }, 'the agency is not read'))
  const backend: Backend = {
    ...parts,
    agency,
    jobs,
    reach,
    geocoder,
    http,
    texts,
    translate,
    log: http.log,
  }
  keepToPayments(backend)
  identify(backend)
  logRefusals(backend)
  for (const routes of features) routes(backend)
  await serveDescription(http, staff)
  return backend
}

/** What a job writes to somebody, it says as it is said by now. */
const withNewestTexts = (jobs: Jobs, { follow }: FollowedTexts): Jobs => ({
  ...jobs,
  define: (name, run, options) =>
    jobs.define(name, (data: never) => follow().then(() => run(data)), options),
})

const features = [
  sessionRoutes,
  settingsRoutes,
  listRoutes,
  localizationRoutes,
  dataExportRoutes,
  optionRoutes,
  agencyRoutes,
  accountRoutes,
  filesRoutes,
  alertRoutes,
  activityRoutes,
  assignmentRoutes,
  homeRoutes,
  placeRoutes,
  objectRoutes,
  objectKeyRoutes,
  leadRoutes,
  matchingRoutes,
  viewingRoutes,
  dealRoutes,
  reservationRoutes,
  calendarRoutes,
  recordTimelineRoutes,
  approvalRoutes,
  invitationRoutes,
  paymentRoutes,
  papersRoutes,
  documentRoutes,
  publishingRoutes,
  enquiryRoutes,
  selectionRoutes,
  mailRoutes,
  reminderRoutes,
  overviewRoutes,
  searchRoutes,
  trashRoutes,
  bulkRoutes,
  actionLogRoutes,
  personalDataRoutes,
  databaseJobs,
]
