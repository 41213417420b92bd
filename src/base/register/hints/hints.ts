// The hints beside what is not plain, and the task of the help that says more. Their sentences are in messages/hints.
import type { HelpTask } from '../helpTasks.ts'

export const hints = {
  matches: 'selection',
  leadStage: 'call',
  leadPriority: 'call',
  sendMatches: 'selection',
  objectState: 'property',
  stayStage: 'stay',
  dealStage: 'deal',
  commission: 'deal',
  consents: 'letters',
  minNights: 'stayCalendars',
  ownersShare: 'payments',
  approval: 'payments',
  intoNotes: 'importFile',
  roles: 'colleague',
  branches: 'colleague',
  likeness: 'duplicates',
  alerts: 'tasks',
  portalState: 'portals',
} as const satisfies Record<string, HelpTask>

export type HintName = keyof typeof hints
