// The page of help by what people do, in the order in which an agency comes to it.
import type { HelpTask } from '#base/register/helpTasks.ts'

export const helpGroups = {
  firstHour: ['settings', 'colleague', 'mail', 'importFile'],
  clients: ['find', 'call', 'selection', 'letters', 'tasks'],
  properties: ['property', 'photos', 'key', 'site', 'portals'],
  deals: ['viewing', 'order', 'deal'],
  stays: ['stay', 'stayCalendars'],
  payments: ['payments', 'ownStatement'],
  safety: ['duplicates', 'undo', 'exportAll', 'security'],
} as const satisfies Record<string, readonly HelpTask[]>

export type HelpGroup = keyof typeof helpGroups

export const allHelpGroups = Object.keys(helpGroups) as HelpGroup[]
