// Where `g` and a letter go: as they stand in the English menu, where that letter is free.
import type { Permission } from '#kit/http/endpoint.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { paths } from '#features/paths.ts'
import { office, staff } from '#features/session/permissions.contract.ts'

type Place = { letter: string; label: MessageKey; href: string; may: Permission }

export const places: readonly Place[] = [
  { letter: 'h', label: 'shell.home', href: paths.home, may: staff },
  { letter: 'p', label: 'shell.objects', href: paths.objects, may: staff },
  { letter: 'k', label: 'shell.objectKeys', href: paths.objectKeys, may: staff },
  { letter: 'o', label: 'shell.owners', href: paths.owners, may: staff },
  { letter: 'c', label: 'shell.clients', href: paths.clients, may: staff },
  { letter: 'l', label: 'shell.leads', href: paths.leads, may: staff },
  { letter: 't', label: 'shell.calendar', href: paths.calendar, may: staff },
  { letter: 'v', label: 'shell.viewings', href: paths.viewings, may: staff },
  { letter: 'd', label: 'shell.deals', href: paths.deals, may: staff },
  { letter: 'r', label: 'shell.reservations', href: paths.reservations, may: office },
  { letter: 'm', label: 'shell.payments', href: paths.payments, may: office },
  { letter: 'f', label: 'shell.documents', href: paths.documents, may: staff },
  { letter: 'a', label: 'shell.actions', href: paths.actions, may: staff },
  { letter: 's', label: 'shell.settings', href: paths.settings, may: office },
]

export const letterTo = (href: string): string | undefined =>
  places.find((place) => place.href === href)?.letter
