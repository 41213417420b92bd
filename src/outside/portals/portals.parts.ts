import { admin } from '#base/permissions/permissions.contract.ts'
import { byId } from '#base/register/address.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { portalPaths } from './portals.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const portalTexts = textsOf((language) => import(`./messages/${language}.ts`))

const Portals = screen(() => import('./Portals.tsx').then((all) => all.Portals), {
  texts: [portalTexts],
})
const PortalScreen = screen(() => import('./PortalScreen.tsx').then((all) => all.PortalScreen), {
  texts: [portalTexts],
})

export const portals = parts({
  routes: [
    route('/Settings/Portals', admin, Portals),
    route('/Settings/Portals/$id', admin, PortalScreen, byId),
  ],
  settings: [
    {
      group: 'exchange',
      at: 40,
      icon: 'portals',
      label: 'settings.portals',
      words: 'palette.words.portals',
      href: portalPaths.portals,
      may: admin,
    },
  ],
  slots: {
    ObjectPortals: () =>
      withTexts(import('./ObjectPortals.tsx'), portalTexts).then((all) => all.ObjectPortals),
  },
})
