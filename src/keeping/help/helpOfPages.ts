// Which tasks of the help belong to which page, by the address of its route. Every page names at least one, and every task is
// named by a page; tests compare both.
import type { HelpTask } from '#base/register/helpTasks.ts'

const people: readonly HelpTask[] = ['call', 'find', 'duplicates']
const account: readonly HelpTask[] = ['call', 'letters', 'tasks', 'undo']
const object: readonly HelpTask[] = ['property', 'photos', 'site', 'key', 'stayCalendars']
const lead: readonly HelpTask[] = ['selection', 'viewing', 'call', 'deal', 'tasks']
const statement: readonly HelpTask[] = ['payments', 'ownStatement']

export const helpOfPages: Readonly<Record<string, readonly HelpTask[]>> = {
  '/CRM': ['find', 'call', 'tasks', 'site'],
  '/Objects': ['property', 'find', 'site'],
  '/Objects/Add': object,
  '/Objects/Search': ['selection', 'find', 'property'],
  '/Objects/View': object,
  '/Objects/View/$id': object,
  '/Objects/View/$id/$mode': object,
  '/ObjectKeys': ['key'],
  '/ObjectKeys/$id': ['key'],
  '/Owners': people,
  '/Clients': people,
  '/Partners': people,
  '/Professionals': people,
  '/Sources': ['settings', 'find'],
  '/Accounts': people,
  '/AllAccounts': people,
  '/Accounts/Add': account,
  '/Accounts/AddOwner': account,
  '/Accounts/AddClient': account,
  '/Accounts/AddPartner': account,
  '/Accounts/AddProfessional': account,
  '/Accounts/AddSource': ['settings'],
  '/Accounts/AddEmploye': ['colleague'],
  '/Accounts/AddPayment': ['payments'],
  '/Accounts/View/$id': account,
  '/Accounts/View/$id/$mode': account,
  '/Accounts/Merge': ['duplicates', 'undo'],
  '/Accounts/Merge/a1/$a1/a2/$a2': ['duplicates', 'undo'],
  '/Accounts/PersonalData/$id': ['letters'],
  '/Employes': ['colleague', 'security'],
  '/Employes/Invite': ['colleague'],
  '/Employes/Leave/$id': ['colleague'],
  '/Employes/HandOver/$id': ['colleague'],
  '/ChangeEmployeRole/$id': ['colleague'],
  '/SetPassword/$id': ['colleague', 'security'],
  '/Duplicates': ['duplicates', 'undo'],
  '/Leads': ['call', 'selection', 'find'],
  '/Leads/Add': ['call', 'selection'],
  '/Leads/Add/$id': ['call', 'selection'],
  '/Leads/View/$id': lead,
  '/Leads/View/$id/$mode': lead,
  '/Leads/Doubtful': ['site'],
  '/Viewing': ['viewing'],
  '/Viewing/Add': ['viewing'],
  '/Viewing/$id': ['viewing', 'order', 'key', 'deal'],
  '/Calendar': ['tasks', 'viewing'],
  '/Calendar/route': ['viewing'],
  '/KnownClients/Add': ['deal'],
  '/KnownClients/$id': ['deal'],
  '/Pocket': ['order', 'viewing'],
  '/Pocket/$id': ['order', 'viewing'],
  '/Orders': ['order', 'deal'],
  '/Orders/Add': ['order', 'deal'],
  '/Orders/$id': ['order', 'deal'],
  '/Orders/$id/sign/$party': ['order', 'deal'],
  '/Deals': ['deal'],
  '/Deals/Add': ['deal'],
  '/Deads/Add': ['deal'],
  '/Deals/$id': ['deal', 'letters'],
  '/Overview': ['deal', 'payments'],
  '/Overview/Expenses': ['payments'],
  '/Reservations': ['stay', 'stayCalendars'],
  '/Reservations/Add': ['stay'],
  '/Reservations/Free': ['stay'],
  '/Reservations/Timeline': ['stay', 'stayCalendars'],
  '/Reservations/$id': ['stay', 'payments'],
  '/Reservations/Calendars/$id': ['stayCalendars'],
  '/Reservations/Seasons/$id': ['stayCalendars'],
  '/Payments': statement,
  '/Payments/AccountAdd': ['payments'],
  '/Payments/View/$id': statement,
  '/Payments/View/Income/$id': statement,
  '/Payments/AddIncome/$id': ['payments'],
  '/Payments/AddExpense/$id': ['payments'],
  '/Payments/EditIncome/$id': ['payments'],
  '/Payments/EditExpense/$id': ['payments'],
  '/DocumentList': ['find', 'letters'],
  '/Document/Add': ['find', 'letters'],
  '/Document/$id': ['find', 'undo'],
  '/Actions': ['tasks'],
  '/Alerts': ['tasks', 'site'],
  '/Alerts/$id': ['tasks', 'site'],
  '/Trash': ['undo'],
  '/ActionLog': ['undo'],
  '/Import': ['importFile', 'undo'],
  '/Import/$id': ['importFile', 'undo'],
  '/Export': ['exportAll'],
  '/WriteMail': ['letters', 'mail'],
  '/Security': ['security'],
  '/Security/Staff': ['security', 'colleague'],
  '/SetPassword': ['security'],
  '/Settings': ['settings', 'security'],
  '/Settings/Mine': ['settings', 'security'],
  '/Settings/Reminders': ['tasks', 'settings'],
  '/Settings/Agency': ['site', 'settings'],
  '/Settings/NewLeads': ['site', 'settings'],
  '/Settings/Branches': ['settings', 'colleague'],
  '/Settings/Rules': ['settings', 'site'],
  '/Settings/Lists': ['settings'],
  '/Settings/Localization': ['settings'],
  '/Settings/Addresses': ['settings', 'letters'],
  '/Settings/FirstSteps': ['settings', 'property', 'colleague', 'mail'],
  '/Settings/Mail': ['mail'],
  '/Settings/OrderTexts': ['settings'],
  '/Settings/Timestamps': ['settings'],
  '/Settings/MailTemplates': ['letters', 'mail'],
  '/Settings/Portals': ['portals'],
  '/Settings/Portals/$id': ['portals'],
  '/Settings/Operations': ['exportAll', 'mail'],
}

/** The tasks of the page at this path, in any case; of a specific address before one with a parameter. */
export function helpOfPath(path: string): readonly HelpTask[] {
  const asked = segmentsOf(path)
  const fits = (pattern: readonly string[]) =>
    pattern.length === asked.length &&
    pattern.every((part, at) => part.startsWith('$') || part === asked[at])
  const parameters = (pattern: string) => pattern.split('$').length
  const found = Object.keys(helpOfPages)
    .filter((pattern) => fits(segmentsOf(pattern)))
    .toSorted((a, b) => parameters(a) - parameters(b))[0]
  return found === undefined ? [] : helpOfPages[found]!
}

const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
