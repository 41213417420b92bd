// Assembles the server from the kit and the features.
import type { FastifyBaseLogger } from 'fastify'
import { instantNow } from '#kit/clock.ts'
import { wholeInternet } from '#kit/http/outside/fetchOutside.ts'
import { noReplicas } from '#kit/db/replicas/replicas.ts'
import { serveDescription } from '#kit/http/describe.ts'
import { unwatchedDiskSpace } from '#kit/files/watchDiskSpace.ts'
import { problemOf } from '#kit/db/problemOfDatabase.ts'
import { createServer } from '#kit/http/server.ts'
import type { HttpOptions } from '#kit/http/server.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import { logRefusals } from '#base/action-log/logRefusals.ts'
import { bundledTexts } from '#base/register/bundledTexts.ts'
import type { Feature } from '#base/register/feature.ts'
import type { Backend } from '#base/backend/backend.ts'
import { refuseWhenDiskIsFull } from '#base/disk-space/diskSpace.routes.ts'
import { identify } from '#base/session/sign-in/authenticate.ts'
import { lanesOf } from '#base/session/sign-in/staffNetworks.store.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import type { FollowedTexts } from '#kit/i18n/translator.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Mailer } from '#kit/mail/mailer.ts'
import { mailProviders } from '#base/mail/server/consent/providers.ts'
import type { SendingContext } from '#base/mail/server/storedMailer.ts'
import { followTexts } from '#base/settings/localization/followTexts.ts'
import { liveAgency } from '#base/settings/agency/liveAgency.ts'
import type { AgencyDefaults } from '#base/backend/agencyFacts.ts'
import { databaseJobs } from './databaseJobs.ts'
import { features } from './features.ts'
import { keepToPayments } from './keepToPayments.ts'
import { productRelease } from './productVersion.ts'

type BackendParts = Omit<
  Backend,
  | ('http' | 'texts' | 'translate' | 'log' | 'reach' | 'agency' | 'geocoder')
  | ('backup' | 'backupSending' | 'room' | 'replicas' | 'server' | 'mail' | 'mailEnvironment')
> & {
  /** Without replicas everything is read from the primary. */
  replicas?: Backend['replicas']
  /** Without it free disk space is not watched. */
  room?: Backend['room']
  mail: Mailer | ((context: SendingContext) => Mailer)
  /** Without it the operator says nothing of mail. */
  mailEnvironment?: Backend['mailEnvironment']
  /** Without it addresses are not geocoded. */
  geocoder?: Backend['geocoder']
  /** Without it nothing is backed up. */
  backup?: Backend['backup']
  backupSending?: Backend['backupSending']
  /** Without it the settings are unknown. */
  server?: Backend['server']
  /** The name and contact of the agency until somebody enters them. */
  agency: AgencyDefaults
  /** For tests only. By default, the server reaches the internet but no private addresses. */
  reach?: Backend['reach']
  logger: FastifyBaseLogger | false
  checkAnswers?: boolean
  mapOrigins?: readonly string[]
} & Pick<HttpOptions, 'trustedProxies' | 'deadlines' | 'workLimits'>

/** A server with all routes that does not listen yet. */
export async function buildBackend({
  logger,
  checkAnswers,
  mapOrigins,
  trustedProxies,
  deadlines,
  workLimits,
  reach = wholeInternet,
  mail,
  geocoder = null,
  backup = null,
  backupSending = () => null,
  server = unknownServer(),
  room = unwatchedDiskSpace,
  replicas = noReplicas,
  ...parts
}: BackendParts): Promise<Backend> {
  const mailEnvironment = parts.mailEnvironment ?? silentOperator(parts.agency)
  const texts = followTexts(parts.db, createTexts(bundledTexts))
  const { translate } = texts
  const http = await createServer({
    problemOf,
    title: 'Estia',
    translate,
    logger,
    checkAnswers,
    mapOrigins,
    trustedProxies,
    deadlines,
    workLimits,
    laneOf: lanesOf(parts.db),
  })
  const jobs = withNewestTexts(parts.jobs, texts)
  const agency = liveAgency(parts.db, parts.agency)
  // If the database is unreachable, it is read when first needed.
  await agency.refresh().catch((err: unknown) => http.log.warn({ err }, 'the agency is not read'))
  const backend: Backend = {
    ...parts,
    agency,
    mail: typeof mail === 'function' ? mail({ ...parts, reach, mailEnvironment, translate }) : mail,
    mailEnvironment,
    jobs,
    reach,
    geocoder,
    backup,
    backupSending,
    room,
    replicas,
    server,
    http,
    texts,
    translate,
    log: http.log,
  }
  keepToPayments(backend)
  identify(backend)
  refuseWhenDiskIsFull(backend)
  logRefusals(backend)
  for (const { routes } of features as readonly Feature[])
    for (const serveFeature of routes ?? []) serveFeature(backend)
  databaseJobs(backend)
  await serveDescription(http, staff)
  return backend
}

const silentOperator = ({ name, email: address }: AgencyDefaults): Backend['mailEnvironment'] => ({
  smtpUrl: null,
  from: null,
  defaultFrom: { name, address },
  isHeldBack: false,
  hostsInside: [],
  providers: mailProviders,
})

const unknownServer = (): Backend['server'] => ({
  ...productRelease(),
  startedOn: instantNow(),
  isEmbedded: false,
  filesIn: 'folder',
  map: 'outline',
  settings: [],
})

/** Jobs write mails and alerts with the current texts. */
const withNewestTexts = (jobs: Jobs, { follow }: FollowedTexts): Jobs => ({
  ...jobs,
  define: (name, run, options) =>
    jobs.define(name, (data: never) => follow().then(() => run(data)), options),
})
