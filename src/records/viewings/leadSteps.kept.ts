import type { KeptValue } from '#kit/db/kept/kept.ts'

const links = { table: 'activityLink', each: 'STATEMENT', calls: 'keepLeadStepsOfLinks' } as const
const viewings = { each: 'STATEMENT', calls: 'keepLeadStepsOfViewings' } as const

export const leadSteps: KeptValue = {
  name: 'leadSteps',
  what: 'next step, last viewing, last note and first answer of each lead',
  version: 1,
  requires: ['keepLeadSteps.sql'],
  triggers: [
    {
      name: 'keepLeadStepsOfActivity',
      table: 'activity',
      fires: 'AFTER UPDATE OF "done", "doneDate", "createdOn", "modifiedOn", "deletedOn"',
      each: 'ROW',
      calls: 'keepLeadStepsOfActivity',
    },
    { ...links, name: 'keepLeadStepsOfNewLinks', fires: 'AFTER INSERT', tables: { new: 'moved' } },
    { ...links, name: 'keepLeadStepsOfGoneLinks', fires: 'AFTER DELETE', tables: { old: 'moved' } },
    {
      name: 'keepLeadStepsOfLink',
      table: 'activityLink',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      calls: 'keepLeadStepsOfLink',
    },
    {
      ...viewings,
      name: 'keepLeadStepsOfGoneViewings',
      table: 'viewing',
      fires: 'AFTER DELETE',
      tables: { old: 'moved' },
    },
    {
      ...viewings,
      name: 'keepLeadStepsOfNewViewings',
      table: 'viewing',
      fires: 'AFTER INSERT',
      tables: { new: 'moved' },
    },
    {
      name: 'keepLeadStepsOfViewing',
      table: 'viewing',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      // keepViewings.sql changes "result" when the result of an object changes.
      when: `(OLD."dateOfViewing", OLD."demandId", OLD."result", OLD."createdOn", OLD."modifiedOn", OLD."deletedOn")
        IS DISTINCT FROM
        (NEW."dateOfViewing", NEW."demandId", NEW."result", NEW."createdOn", NEW."modifiedOn", NEW."deletedOn")`,
      calls: 'keepLeadStepsOfViewing',
    },
    {
      ...viewings,
      name: 'keepLeadStepsOfNewResults',
      table: 'viewingResult',
      fires: 'AFTER INSERT',
      tables: { new: 'moved' },
    },
    {
      ...viewings,
      name: 'keepLeadStepsOfResults',
      table: 'viewingResult',
      fires: 'AFTER UPDATE',
      tables: { old: 'before', new: 'moved' },
    },
    {
      ...viewings,
      name: 'keepLeadStepsOfGoneResults',
      table: 'viewingResult',
      fires: 'AFTER DELETE',
      tables: { old: 'moved' },
    },
  ],
  stored: [
    {
      table: 'lead',
      of: 'lead',
      key: ['id'],
      columns: ['hasNextStep', 'lastViewingOn', 'notedOn', 'answeredOn'],
      fresh: (ids) => `SELECT * FROM "leadSteps"(ARRAY(SELECT "id" FROM "lead" WHERE "id" ${ids}))`,
      agrees: {
        // Written only when it moves by more than an hour.
        notedOn: `coalesce(abs(extract(epoch FROM s."notedOn" - f."notedOn")) <= 3600, s."notedOn" IS NULL AND f."notedOn" IS NULL)`,
      },
      mend: (ids) => `SELECT "keepLeadSteps"(${ids})`,
    },
  ],
}
