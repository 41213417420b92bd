// What the navbar offers, to whom. A screen is listed once it exists.
import type { Permission } from '#kit/http/endpoint.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { paths } from '#features/paths.ts'
import { admin, office, staff } from '#features/session/permissions.contract.ts'

/** `small`: a picture stands for it where there is no room for words. */
export type MenuItem = { label: MessageKey; href: string; may: Permission; small?: Picture }
export type Picture = 'actions' | 'overview' | 'settings'
export type MenuEntry = MenuItem | { label: MessageKey; items: MenuItem[] }

export const menu = [
  {
    label: 'shell.realties',
    items: [
      { label: 'shell.objects', href: paths.objects, may: staff },
      { label: 'shell.objectKeys', href: paths.objectKeys, may: staff },
    ],
  },
  {
    label: 'shell.accounts',
    items: [
      { label: 'shell.owners', href: paths.owners, may: staff },
      { label: 'shell.clients', href: paths.clients, may: staff },
      { label: 'shell.partners', href: paths.partners, may: staff },
      { label: 'shell.specialists', href: paths.professionals, may: staff },
      { label: 'shell.employes', href: paths.employes, may: office },
      { label: 'shell.leads', href: paths.leads, may: staff },
      { label: 'shell.allAccounts', href: paths.accounts, may: staff },
      { label: 'shell.alerts', href: paths.alerts, may: office },
    ],
  },
  {
    label: 'shell.viewings',
    items: [
      { label: 'shell.calendar', href: paths.calendar, may: staff },
      { label: 'shell.viewings', href: paths.viewings, may: staff },
    ],
  },
  { label: 'shell.deals', href: paths.deals, may: staff },
  { label: 'shell.reservations', href: paths.reservations, may: office },
  { label: 'shell.payments', href: paths.payments, may: office },
  { label: 'shell.documents', href: paths.documents, may: staff },
  { label: 'shell.actions', href: paths.actions, may: staff, small: 'actions' },
  { label: 'shell.overview', href: paths.overview, may: admin, small: 'overview' },
  { label: 'shell.settings', href: paths.settings, may: office, small: 'settings' },
] as const satisfies MenuEntry[]
