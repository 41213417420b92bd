// The settings: their side navigation, and beside it the page of the address.
import {
  IconAddressBook,
  IconBell,
  IconBuildingCommunity,
  IconDatabaseExport,
  IconDeviceDesktopAnalytics,
  IconGitFork,
  IconHistory,
  IconInbox,
  IconKey,
  IconLanguage,
  IconListCheck,
  IconListDetails,
  IconLock,
  IconMail,
  IconRubberStamp,
  IconScale,
  IconSend,
  IconShieldLock,
  IconTableImport,
  IconTags,
  IconUser,
  IconWorldUpload,
} from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { SideNav } from '#kit/ui/SideNav.tsx'
import { office } from '#base/permissions/permissions.contract.ts'
import { registeredParts, byPlace } from '#base/register/parts.ts'
import type { SettingsIcon } from '#base/register/parts.ts'
import { usePaymentsOnly } from '#base/session/person/useVariant.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { settingsPaths } from './settings.paths.ts'

const icons: Record<SettingsIcon, typeof IconUser> = {
  person: IconUser,
  lock: IconLock,
  key: IconKey,
  bell: IconBell,
  steps: IconListCheck,
  agency: IconBuildingCommunity,
  inbox: IconInbox,
  branches: IconGitFork,
  shield: IconShieldLock,
  lists: IconListDetails,
  mail: IconMail,
  send: IconSend,
  sources: IconTags,
  texts: IconLanguage,
  portals: IconWorldUpload,
  import: IconTableImport,
  export: IconDatabaseExport,
  addresses: IconAddressBook,
  log: IconHistory,
  law: IconScale,
  stamp: IconRubberStamp,
  state: IconDeviceDesktopAnalytics,
}
const groups = ['mine', 'agency', 'content', 'exchange'] as const

export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useText()
  const may = useMay()
  const here = useRouterState({ select: (state) => state.location.pathname })
  const paymentsOnly = usePaymentsOnly()
  // Others may open single pages, such as their own sign-in, but have no settings.
  if (!may(office) || paymentsOnly) return children
  const shown = byPlace(registeredParts().settings).filter((place) => may(place.may))
  const navGroups = groups.flatMap((group) => {
    const items = shown.filter((place) => place.group === group)
    if (items.length === 0) return []
    return [
      {
        title: t(`settings.group.${group}`),
        items: items.map(({ href, label, icon }) => {
          const Icon = icons[icon]
          return { href, label: t(label), icon: <Icon size={16} stroke={1.6} aria-hidden /> }
        }),
      },
    ]
  })
  return (
    <SideNav
      title={t('settings.title')}
      home={settingsPaths.settings}
      here={here}
      groups={navGroups}
    >
      {children}
    </SideNav>
  )
}
