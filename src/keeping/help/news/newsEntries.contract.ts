// What is new in Estia, newest first, as people at work notice it. Written with each release, beside CHANGELOG.md.
import { admin, office, staff } from '#base/permissions/permissions.contract.ts'
import type { Permission } from '#kit/http/endpoint.ts'

type NewsEntry = {
  name: string
  /** The day of the release. */
  day: string
  /** Where to look at it. */
  href: string
  may: Permission
}

export const news = [
  { name: 'orders', day: '2026-11-30', href: '/Orders', may: staff },
  { name: 'knownClients', day: '2026-11-30', href: '/Deals', may: staff },
  { name: 'help', day: '2026-11-30', href: '/Help', may: staff },
  { name: 'palette', day: '2026-11-30', href: '/Help/find', may: staff },
  { name: 'face', day: '2026-11-28', href: '/CRM', may: staff },
  { name: 'wishes', day: '2026-11-28', href: '/Leads', may: staff },
  { name: 'assigned', day: '2026-11-28', href: '/Leads', may: staff },
  { name: 'viewings', day: '2026-11-28', href: '/Viewing', may: staff },
  { name: 'deals', day: '2026-11-28', href: '/Deals', may: staff },
  { name: 'stays', day: '2026-11-28', href: '/Reservations/Free', may: office },
  { name: 'owners', day: '2026-11-28', href: '/Payments', may: office },
  { name: 'letters', day: '2026-11-28', href: '/Settings/MailTemplates', may: staff },
  { name: 'duplicates', day: '2026-11-28', href: '/Duplicates', may: staff },
  { name: 'portals', day: '2026-11-28', href: '/Settings/Portals', may: admin },
  { name: 'import', day: '2026-11-28', href: '/Import', may: admin },
  { name: 'export', day: '2026-11-28', href: '/Export', may: admin },
  { name: 'operations', day: '2026-11-28', href: '/Settings/Operations', may: admin },
] as const satisfies readonly NewsEntry[]

export type NewsName = (typeof news)[number]['name']

export const newsNames = news.map(({ name }) => name)

export const newestDay = news
  .map(({ day }) => day)
  .toSorted()
  .at(-1)!
