// Where each step is taken.
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { portalPaths } from '#outside/portals/portals.paths.ts'
import { mailPaths } from '#base/mail/mail.paths.ts'
import { settingsPage } from '#base/register/parts.ts'
import { sessionPaths } from '#base/session/session.paths.ts'
import { settingsPaths } from '#base/settings/settings.paths.ts'
import type { FirstSteps, StepName } from './firstSteps.contract.ts'

type Link = { href: string; text: `firstSteps.${StepName}.go` | 'firstSteps.property.import' }

export function linksOf(name: StepName, { unpublishedId }: FirstSteps): Link[] {
  const hrefs: Record<StepName, string | undefined> = {
    agency: settingsPaths.agency,
    languages: settingsPaths.agency,
    mail: mailPaths.mail,
    colleague: accountPaths.invite,
    property: objectPaths.addObject,
    publish: unpublishedId === null ? objectPaths.objects : objectPaths.object(unpublishedId),
    portal: portalPaths.portals,
    backup: settingsPage('state')?.href,
    secondFactor: sessionPaths.security,
  }
  const main = hrefs[name]
  const imports = name === 'property' ? settingsPage('import')?.href : undefined
  return [
    ...(main ? [{ href: main, text: `firstSteps.${name}.go` } as const] : []),
    ...(imports ? [{ href: imports, text: 'firstSteps.property.import' } as const] : []),
  ]
}
