import type { NewsName } from '../../news/newsEntries.contract.ts'

export const en = {
  'news.orders': 'Orders and mandates, signed at the door',
  'news.orders.text':
    'Clients sign on your phone before a viewing, without a connection if need be; owners sign mandates. Each paper can be proven years later, and you are reminded before one ends.',
  'news.knownClients': 'Files about who the parties of a deal are',
  'news.knownClients.text':
    'Whoever an administrator names checks identity, source of the money and risk. The files are forgotten when the law no longer asks for them.',
  'news.help': 'Help on every page',
  'news.help.text':
    'Press Help in the menu under your picture: twenty tasks step by step, those of the page first.',
  'news.palette': 'Search finds everything by its usual name',
  'news.palette.text':
    'Type “backup”, “users”, “βοήθεια” or “шаблоны”, in any language and script.',
  'news.face': 'A new face',
  'news.face.text':
    'The start page is your day, records say what comes next, and phones have a bar for the thumb.',
  'news.wishes': 'Leads say what they wish for',
  'news.wishes.text':
    'Fields or one sentence are enough: properties and leads show each other with the reasons.',
  'news.assigned': 'Assigned people',
  'news.assigned.text':
    'Who looks after a record stands in its head; new leads are assigned by rules.',
  'news.viewings': 'Viewings on the phone',
  'news.viewings.text':
    'The way, keys, people and results are on one page; an offer is kept with its sum.',
  'news.deals': 'Deals with people and shares',
  'news.deals.text':
    'Deposits, all people, and the commission split by person, with what was paid.',
  'news.stays': 'Stays booked by a sentence',
  'news.stays.text': 'Say days, guests and place in one sentence; prices follow the seasons.',
  'news.owners': 'Owners decline and ask',
  'news.owners.text':
    'Statements of any period or property, and expenses that owners approve, decline or ask about.',
  'news.letters': 'Letters from templates',
  'news.letters.text': 'You see each letter before it goes, in the language of its reader.',
  'news.duplicates': 'Records that are there twice',
  'news.duplicates.text': 'They are found each night, in three scripts, with the reasons.',
  'news.portals': 'Portals',
  'news.portals.text': 'Published properties go to portals and to your own site in six formats.',
  'news.import': 'Files of other programs',
  'news.import.text':
    'Bring in people, properties, leads, stays and payments as they are, and take it back.',
  'news.export': 'Export of everything',
  'news.export.text': 'One ZIP with all records and files, which another Estia can bring in.',
  'news.operations': 'Operations',
  'news.operations.text': 'What is wrong and what to do: servers, disks, backups, jobs and mail.',
} as const satisfies Record<`news.${NewsName}` | `news.${NewsName}.text`, string>

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
