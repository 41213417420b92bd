// The tasks that the help explains, and who does them. Their texts are in keeping/help.
import {
  admin,
  office,
  signedIn,
  staff,
  statementReader,
} from '../permissions/permissions.contract.ts'
import type { Permission } from '#kit/http/endpoint.ts'

/** In the order of the page of help. */
export const helpTasks = {
  find: staff,
  call: staff,
  property: staff,
  photos: staff,
  selection: staff,
  viewing: staff,
  order: staff,
  key: staff,
  deal: staff,
  letters: staff,
  tasks: staff,
  stay: office,
  stayCalendars: office,
  payments: office,
  ownStatement: statementReader,
  importFile: admin,
  duplicates: staff,
  undo: staff,
  exportAll: admin,
  site: staff,
  portals: admin,
  colleague: admin,
  mail: admin,
  settings: staff,
  security: signedIn,
} as const satisfies Record<string, Permission>

export type HelpTask = keyof typeof helpTasks

export const allHelpTasks = Object.keys(helpTasks) as HelpTask[]
