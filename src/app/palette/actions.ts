// What can be done from anywhere, by words in the person's language.
import type { Language } from '#kit/i18n/languages.ts'
import type { Permission } from '#kit/http/endpoint.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { paths } from '#features/paths.ts'
import { admin, office, signedIn, staff } from '#features/session/permissions.contract.ts'
import { menu } from '../menu.ts'
import type { MenuEntry, MenuItem } from '../menu.ts'

/** What leads to a screen, with the words that it is also found by. */
type Way = { label: MessageKey; words?: MessageKey; href: string; may: Permission }

export const toAdd: Way[] = [
  { label: 'palette.addClient', words: 'palette.words.client', href: paths.addClient, may: staff },
  { label: 'palette.addOwner', words: 'palette.words.owner', href: paths.addOwner, may: staff },
  { label: 'palette.addObject', words: 'palette.words.object', href: paths.addObject, may: staff },
  { label: 'palette.addLead', words: 'palette.words.lead', href: paths.addLead(), may: staff },
  {
    label: 'palette.addViewing',
    words: 'palette.words.viewing',
    href: paths.addViewing,
    may: staff,
  },
  { label: 'palette.addDeal', words: 'palette.words.deal', href: paths.addDeal, may: staff },
  {
    label: 'palette.addReservation',
    words: 'palette.words.reservation',
    href: paths.addReservation,
    may: office,
  },
  {
    label: 'palette.addDocument',
    words: 'palette.words.document',
    href: paths.addDocument,
    may: staff,
  },
  {
    label: 'palette.addPartner',
    words: 'palette.words.partner',
    href: paths.addPartner,
    may: staff,
  },
  {
    label: 'palette.addProfessional',
    words: 'palette.words.professional',
    href: paths.addProfessional,
    may: staff,
  },
  { label: 'palette.addSource', href: paths.addSource, may: staff },
  {
    label: 'palette.addEmploye',
    words: 'palette.words.employe',
    href: paths.addEmploye,
    may: admin,
  },
  {
    label: 'palette.addPayment',
    words: 'palette.words.payment',
    href: paths.addPaymentAccount,
    may: office,
  },
]

const words: Partial<Record<MessageKey, MessageKey>> = {
  'shell.objects': 'palette.words.object',
  'shell.objectKeys': 'palette.words.key',
  'shell.owners': 'palette.words.owner',
  'shell.clients': 'palette.words.client',
  'shell.partners': 'palette.words.partner',
  'shell.specialists': 'palette.words.professional',
  'shell.employes': 'palette.words.employe',
  'shell.leads': 'palette.words.lead',
  'shell.allAccounts': 'palette.words.account',
  'shell.viewings': 'palette.words.viewing',
  'shell.calendar': 'palette.words.calendar',
  'shell.deals': 'palette.words.deal',
  'shell.reservations': 'palette.words.reservation',
  'shell.payments': 'palette.words.payment',
  'shell.documents': 'palette.words.document',
  'shell.actions': 'palette.words.activity',
  'shell.settings': 'palette.words.settings',
}

const itemsOf = (entry: MenuEntry): MenuItem[] => ('href' in entry ? [entry] : entry.items)

/** All of the menu, and what is found behind it. */
export const toGo: Way[] = [
  { label: 'shell.home', words: 'palette.words.home', href: paths.home, may: staff },
  ...(menu as MenuEntry[]).flatMap(itemsOf).map(({ label, href, may }): Way => {
    const more = words[label]
    return { label, href, may, ...(more && { words: more }) }
  }),
  {
    label: 'palette.searchObjects',
    words: 'palette.words.map',
    href: paths.searchObjects,
    may: staff,
  },
  {
    label: 'palette.timeline',
    words: 'palette.words.reservation',
    href: paths.stayTimeline(),
    may: office,
  },
  { label: 'shell.sources', href: paths.sources, may: staff },
  { label: 'palette.actionLog', words: 'palette.words.log', href: paths.actionLog, may: admin },
  {
    label: 'palette.optionLists',
    words: 'palette.words.settings',
    href: paths.optionLists,
    may: admin,
  },
  {
    label: 'palette.localization',
    words: 'palette.words.settings',
    href: paths.localization,
    may: admin,
  },
  { label: 'shell.trash', words: 'palette.words.trash', href: paths.trash, may: staff },
  { label: 'shell.security', words: 'palette.words.security', href: paths.security, may: signedIn },
]

/** Each is found by its name in all three. */
export const toSpeak = [
  { language: 'en', words: 'english αγγλικά английский' },
  { language: 'el', words: 'greek ελληνικά греческий' },
  { language: 'ru', words: 'russian ρωσικά русский' },
] as const satisfies { language: Language; words: string }[]
