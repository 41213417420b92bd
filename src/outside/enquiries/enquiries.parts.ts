import { staff } from '#base/permissions/permissions.contract.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { enquiryPaths } from './enquiries.paths.ts'

const trayTexts = textsOf((language) => import(`./tray/messages/${language}.ts`))

const EnquiryTray = screen(() => import('./tray/EnquiryTray.tsx').then((all) => all.EnquiryTray), {
  texts: [trayTexts],
})

export const enquiries = parts({
  routes: [route('/Leads/Doubtful', staff, EnquiryTray)],
  places: [
    {
      label: 'palette.tray',
      words: 'palette.words.tray',
      href: enquiryPaths.enquiryTray,
      may: staff,
    },
  ],
  slots: { TrayLink: () => import('./tray/TrayLink.tsx').then((all) => all.TrayLink) },
})
