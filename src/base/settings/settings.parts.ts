import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { branchKind } from './branch.kind.ts'
import { agencyKind } from './agency/agency.kind.ts'
import { admin, office, staff } from '#base/permissions/permissions.contract.ts'
import { settingsPaths } from './settings.paths.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { settingsTexts } from './settingsTexts.ts'

const agencyTexts = textsOf((language) => import(`./agency/messages/${language}.ts`))

const localizationTexts = textsOf((language) => import(`./localization/messages/${language}.ts`))

const optionTexts = textsOf((language) => import(`./options/messages/${language}.ts`))

const Mine = screen(() => import('./Mine.tsx').then((all) => all.Mine), { texts: [settingsTexts] })
const Agency = screen(() => import('./agency/AgencyForm.tsx').then((all) => all.AgencyForm), {
  texts: [agencyTexts, settingsTexts],
})
const Branches = screen(() => import('./Branches.tsx').then((all) => all.Branches), {
  texts: [settingsTexts],
})
const MailingLists = screen(
  () => import('./mailing/MailingLists.tsx').then((all) => all.MailingLists),
  { texts: [settingsTexts] },
)
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
    route('/Settings', office, Mine, () => ({ isHome: true })),
    route('/Settings/Mine', staff, Mine),
    route('/Settings/Agency', admin, Agency),
    route('/Settings/Branches', admin, Branches),
    route('/Settings/Lists', admin, OptionLists),
    route('/Settings/Localization', admin, Localization),
    route('/Settings/Addresses', admin, MailingLists),
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
  settings: [
    {
      group: 'mine',
      at: 10,
      icon: 'person',
      label: 'settings.mine',
      words: 'palette.words.mine',
      href: settingsPaths.mine,
      may: staff,
    },
    {
      group: 'agency',
      at: 20,
      icon: 'agency',
      label: 'settings.agency',
      words: 'palette.words.agency',
      href: settingsPaths.agency,
      may: admin,
    },
    {
      group: 'agency',
      at: 22,
      icon: 'branches',
      label: 'settings.branches',
      words: 'palette.words.branches',
      href: settingsPaths.branches,
      may: admin,
    },
    {
      group: 'content',
      at: 30,
      icon: 'lists',
      label: 'settings.optionLists',
      words: 'palette.words.optionLists',
      href: settingsPaths.optionLists,
      may: admin,
    },
    {
      group: 'content',
      at: 33,
      icon: 'texts',
      label: 'settings.localization',
      words: 'palette.words.localization',
      href: settingsPaths.localization,
      may: admin,
    },
    {
      group: 'exchange',
      at: 43,
      icon: 'addresses',
      label: 'settings.mailing',
      words: 'palette.words.addresses',
      href: settingsPaths.addresses,
      may: admin,
    },
  ],
})
