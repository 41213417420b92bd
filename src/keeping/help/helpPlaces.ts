// The screen where each task of the help is done. Its address is that of a route, whose permission decides who gets the link.
import type { MessageKey } from '#kit/i18n/useText.ts'
import type { HelpTask } from '#base/register/helpTasks.ts'
import { sessionPaths } from '#base/session/session.paths.ts'
import { settingsPaths } from '#base/settings/settings.paths.ts'
import { mailPaths } from '#base/mail/mail.paths.ts'
import { activityPaths } from '#base/activities/activities.paths.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { dealPaths } from '#records/deals/deals.paths.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { objectKeyPaths } from '#records/object-keys/objectKeys.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { orderPaths } from '#records/orders/orders.paths.ts'
import { paymentPaths } from '#records/payments/payments.paths.ts'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { viewingPaths } from '#records/viewings/viewings.paths.ts'
import { mailTemplatePaths } from '#outside/mail-templates/mailTemplates.paths.ts'
import { portalPaths } from '#outside/portals/portals.paths.ts'
import { freeStayPaths } from '#daily/free-stays/freeStays.paths.ts'
import { trashPaths } from '#daily/trash/trash.paths.ts'
import { archivePaths } from '#keeping/archives/archives.paths.ts'
import { duplicatePaths } from '#keeping/duplicates/duplicates.paths.ts'
import { importPaths } from '#keeping/import/import.paths.ts'

export const helpPlaces = {
  find: { label: 'shell.home', href: sessionPaths.home },
  call: { label: 'shell.leads', href: leadPaths.leads },
  property: { label: 'shell.objects', href: objectPaths.objects },
  photos: { label: 'shell.objects', href: objectPaths.objects },
  selection: { label: 'shell.leads', href: leadPaths.leads },
  viewing: { label: 'shell.viewings', href: viewingPaths.viewings },
  order: { label: 'shell.orders', href: orderPaths.orders },
  key: { label: 'shell.objectKeys', href: objectKeyPaths.objectKeys },
  deal: { label: 'shell.deals', href: dealPaths.deals },
  letters: { label: 'settings.mailTemplates', href: mailTemplatePaths.mailTemplates },
  tasks: { label: 'shell.actions', href: activityPaths.actions },
  stay: { label: 'palette.freeStays', href: freeStayPaths.freeStays() },
  stayCalendars: { label: 'palette.timeline', href: reservationPaths.stayTimeline() },
  payments: { label: 'shell.payments', href: paymentPaths.payments },
  ownStatement: { label: 'shell.payments', href: paymentPaths.payments },
  importFile: { label: 'settings.import', href: importPaths.imports },
  duplicates: { label: 'shell.duplicates', href: duplicatePaths.duplicates },
  undo: { label: 'shell.trash', href: trashPaths.trash },
  exportAll: { label: 'settings.export', href: archivePaths.archives },
  site: { label: 'settings.agency', href: settingsPaths.agency },
  portals: { label: 'settings.portals', href: portalPaths.portals },
  colleague: { label: 'shell.employes', href: accountPaths.employes },
  mail: { label: 'settings.mailServer', href: mailPaths.mail },
  settings: { label: 'settings.mine', href: settingsPaths.mine },
  security: { label: 'shell.security', href: sessionPaths.security },
} as const satisfies Record<HelpTask, { label: MessageKey; href: string }>
