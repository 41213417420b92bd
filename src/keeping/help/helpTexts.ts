// The texts of the help, and the texts of other screens whose buttons it names.
import { textsOf } from '#kit/i18n/textsOf.ts'
import type { Texts } from '#kit/i18n/textsOf.ts'
import type { HelpTask } from '#base/register/helpTasks.ts'
import { helpTitleTexts } from '#base/register/helpTitleTexts.ts'
import { secondFactorTexts } from '#base/session/second-factor/secondFactorTexts.ts'
import { settingsTexts } from '#base/settings/settingsTexts.ts'
import { paymentTexts } from '#records/payments/paymentTexts.ts'
import { reservationTexts } from '#records/reservations/reservationTexts.ts'
import { handoverTexts } from '#records/object-keys/handover/handoverTexts.ts'
import { viewingTexts } from '#records/viewings/viewingTexts.ts'
import { mailTemplateTexts } from '#outside/mail-templates/mailTemplateTexts.ts'
import { clientSelectionTexts } from '#outside/selections/clientSelectionTexts.ts'
import { bulkTexts } from '#daily/bulk/bulkTexts.ts'
import { paletteTexts } from '#daily/palette/paletteTexts.ts'
import { importTexts } from '#keeping/import/importTexts.ts'

const ownTexts = textsOf((language) => import(`./messages/${language}.ts`))
const everydayTexts = textsOf((language) => import(`./messages/everyday/${language}.ts`))
const officeTexts = textsOf((language) => import(`./messages/office/${language}.ts`))

export const textsOfHelp: readonly Texts[] = [
  ownTexts,
  helpTitleTexts,
  everydayTexts,
  officeTexts,
  settingsTexts,
  paletteTexts,
]

const mailDomainTexts = textsOf(
  (language) => import(`../../base/mail/server/domain/messages/${language}.ts`),
)
const actionLogTexts = textsOf((language) => import(`../action-log-screen/messages/${language}.ts`))
const archiveTexts = textsOf((language) => import(`../archives/messages/${language}.ts`))
const duplicateTexts = textsOf((language) => import(`../duplicates/messages/${language}.ts`))
const operationsTexts = textsOf((language) => import(`../operations/messages/${language}.ts`))
const calendarTexts = textsOf((language) => import(`../../daily/calendar/messages/${language}.ts`))
const freeStayTexts = textsOf(
  (language) => import(`../../daily/free-stays/messages/${language}.ts`),
)
const matchingTexts = textsOf((language) => import(`../../daily/matching/messages/${language}.ts`))
const trashTexts = textsOf((language) => import(`../../daily/trash/messages/${language}.ts`))
const trayTexts = textsOf(
  (language) => import(`../../outside/enquiries/tray/messages/${language}.ts`),
)
const portalTexts = textsOf((language) => import(`../../outside/portals/messages/${language}.ts`))
const dealTexts = textsOf((language) => import(`../../records/deals/messages/${language}.ts`))
const orderTexts = textsOf((language) => import(`../../records/orders/messages/${language}.ts`))
const approvalTexts = textsOf(
  (language) => import(`../../records/payments/approval/messages/${language}.ts`),
)
const payoutTexts = textsOf(
  (language) => import(`../../records/payments/payout/messages/${language}.ts`),
)
const seasonTexts = textsOf(
  (language) => import(`../../records/reservations/seasons/messages/${language}.ts`),
)
const occupancyTexts = textsOf(
  (language) => import(`../../records/stay-calendars/messages/${language}.ts`),
)
const timelineTexts = textsOf(
  (language) => import(`../../records/stay-timeline/messages/${language}.ts`),
)

/** Beyond the texts of the help and those that every screen has. A test finds a button whose texts are missing here. */
export const labelTexts: Readonly<Record<HelpTask, readonly Texts[]>> = {
  find: [],
  call: [matchingTexts],
  property: [],
  photos: [],
  selection: [matchingTexts, clientSelectionTexts],
  viewing: [viewingTexts, calendarTexts],
  key: [handoverTexts],
  order: [orderTexts],
  deal: [dealTexts],
  letters: [mailTemplateTexts],
  tasks: [calendarTexts],
  stay: [freeStayTexts, reservationTexts, timelineTexts],
  stayCalendars: [occupancyTexts, seasonTexts],
  payments: [paymentTexts, approvalTexts, payoutTexts],
  ownStatement: [paymentTexts, approvalTexts],
  importFile: [importTexts],
  duplicates: [duplicateTexts],
  undo: [trashTexts, actionLogTexts, importTexts],
  exportAll: [archiveTexts, bulkTexts, operationsTexts],
  site: [trayTexts],
  portals: [portalTexts],
  colleague: [],
  mail: [mailDomainTexts],
  settings: [],
  security: [secondFactorTexts],
}
