import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { branchKind } from './branch.kind.ts'
import { agencyKind } from './agency/agency.kind.ts'
import { admin, office } from '#base/permissions/permissions.contract.ts'
import { settingsPaths } from './settings.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { secondFactorTexts } from '#base/session/second-factor/secondFactorTexts.ts'
import { settingsTexts } from './settingsTexts.ts'

const agencyTexts = textsOf((language) => import(`./agency/messages/${language}.ts`))

const localizationTexts = textsOf((language) => import(`./localization/messages/${language}.ts`))

const optionTexts = textsOf((language) => import(`./options/messages/${language}.ts`))

const Settings = screen(() => import('./Settings.tsx').then((all) => all.Settings), {
  texts: [agencyTexts, secondFactorTexts, settingsTexts],
  slots: ['ReminderMails', 'NewLeads', 'AgencyLinks'],
})
const Localization = screen(
  () => import('./localization/Localization.tsx').then((all) => all.Localization),
  { texts: [localizationTexts] },
)
const OptionLists = screen(
  () => import('./options/OptionLists.tsx').then((all) => all.OptionLists),
  { texts: [optionTexts] },
)

export const settings = parts({
  kinds: { Branch: branchKind, Agency: agencyKind },
  routes: [
    route('/Settings', office, Settings),
    route('/Settings/Localization', admin, Localization),
    route('/Settings/Lists', admin, OptionLists),
  ],
  menu: [
    {
      at: 90,
      label: 'shell.settings',
      words: 'palette.words.settings',
      letter: 's',
      href: settingsPaths.settings,
      may: office,
      small: 'settings',
    },
  ],
  places: [
    {
      label: 'palette.optionLists',
      words: 'palette.words.settings',
      href: settingsPaths.optionLists,
      may: admin,
    },
    {
      label: 'palette.localization',
      words: 'palette.words.settings',
      href: settingsPaths.localization,
      may: admin,
    },
  ],
})
