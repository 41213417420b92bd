import { totalsOf } from '#kit/db/kept/kept.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'
import { leadSteps } from './leadSteps.kept.ts'

const moved = { each: 'STATEMENT', calls: 'keepMovedViewings' } as const
const added = { ...moved, fires: 'AFTER INSERT', tables: { new: 'moved' } } as const
const removed = { ...moved, fires: 'AFTER DELETE', tables: { old: 'moved' } } as const
const changed = {
  ...moved,
  fires: 'AFTER UPDATE',
  tables: { old: 'before', new: 'moved' },
} as const
const source = { fires: 'AFTER UPDATE', each: 'ROW' } as const

const viewingTexts: KeptValue = {
  name: 'viewingTexts',
  what: 'lead, people, objects and result of each viewing, as its list shows them',
  version: 1,
  requires: ['keepViewings.sql'],
  triggers: [
    { ...added, name: 'keepNewViewings', table: 'viewing' },
    {
      ...source,
      name: 'keepViewing',
      table: 'viewing',
      when: 'OLD."demandId" IS DISTINCT FROM NEW."demandId"',
      calls: 'keepViewing',
    },
    { ...added, name: 'keepViewingsOfNewResults', table: 'viewingResult' },
    { ...changed, name: 'keepViewingsOfResults', table: 'viewingResult' },
    { ...removed, name: 'keepViewingsOfGoneResults', table: 'viewingResult' },
    { ...added, name: 'keepViewingsAssigned', table: 'assignment' },
    { ...removed, name: 'keepViewingsUnassigned', table: 'assignment' },
    { ...changed, name: 'keepViewingsReassigned', table: 'assignment' },
    {
      ...changed,
      name: 'keepViewingsOfResultOrder',
      table: 'selectOption',
      tables: { new: 'moved' },
      calls: 'keepViewingsOfResultOrder',
    },
    {
      ...source,
      name: 'keepViewingsOfAccount',
      table: 'account',
      when: 'OLD."name" IS DISTINCT FROM NEW."name" OR OLD."deletedOn" IS DISTINCT FROM NEW."deletedOn"',
      calls: 'keepViewingsOfAccount',
    },
    {
      ...source,
      name: 'keepViewingsOfLead',
      table: 'lead',
      when: 'OLD."accountName" IS DISTINCT FROM NEW."accountName" OR OLD."deletedOn" IS DISTINCT FROM NEW."deletedOn"',
      calls: 'keepViewingsOfLead',
    },
    {
      ...source,
      name: 'keepViewingsOfObject',
      table: 'object',
      when: 'OLD."referenceNumber" IS DISTINCT FROM NEW."referenceNumber" OR OLD."deletedOn" IS DISTINCT FROM NEW."deletedOn"',
      calls: 'keepViewingsOfObject',
    },
  ],
  stored: [
    {
      table: 'viewing',
      of: 'viewing',
      key: ['id'],
      columns: ['leadName', 'assignedNames', 'assignedIds', 'objectNumbers', 'result'],
      fresh: (ids) =>
        `SELECT * FROM "viewingTexts"(ARRAY(SELECT "id" FROM "viewing" WHERE "id" ${ids}))`,
      mend: (ids) => `SELECT "keepViewings"(${ids})`,
    },
  ],
}

// The steps of leads follow from the results of viewings.
export const viewingsKept = [viewingTexts, leadSteps, totalsOf('viewing', 1)]
