import { lockRows, totalsOf, updateFresh } from '#kit/db/kept/kept.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'

const names = {
  table: 'lead',
  of: 'lead',
  key: ['id'],
  columns: ['accountName', 'searchLastName'],
  fresh: (ids: string) => `
    SELECT l."id", a."name" AS "accountName", coalesce(a."searchLastName", '') AS "searchLastName"
    FROM "lead" l LEFT JOIN "account" a ON a."id" = l."accountId" WHERE l."id" ${ids}`,
}

const leadNames: KeptValue = {
  name: 'leadNames',
  what: 'the name of its account beside each lead',
  version: 1,
  requires: ['nameOfLead.sql'],
  triggers: [
    {
      name: 'nameOfLead',
      table: 'lead',
      fires: 'BEFORE INSERT OR UPDATE OF "accountId"',
      each: 'ROW',
      calls: 'nameOfLead',
    },
    {
      name: 'nameInLeads',
      table: 'account',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      when: '(OLD."name", OLD."searchLastName") IS DISTINCT FROM (NEW."name", NEW."searchLastName")',
      calls: 'nameInLeads',
    },
  ],
  stored: [
    {
      ...names,
      mend: updateFresh(
        names,
        (ids) => `
          SELECT FROM "account" WHERE "id" IN (SELECT "accountId" FROM "lead" WHERE "id" = ANY (${ids}))
          ORDER BY "id" FOR NO KEY UPDATE; ${lockRows('lead')(ids)}`,
      ),
    },
  ],
}

const openLeads: KeptValue = {
  name: 'openLeads',
  what: 'whether an account has an open lead',
  version: 1,
  requires: ['keepOpenLead.sql'],
  triggers: [
    {
      name: 'keepOpenLead',
      table: 'lead',
      fires: 'AFTER INSERT OR DELETE OR UPDATE OF "accountId", "stage", "deletedOn"',
      each: 'ROW',
      calls: 'keepOpenLead',
    },
  ],
  stored: [
    {
      table: 'account',
      of: 'account',
      key: ['id'],
      columns: ['hasNotClosedLead'],
      fresh: (ids) =>
        `SELECT * FROM "openLeadsOf"(ARRAY(SELECT "id" FROM "account" WHERE "id" ${ids}))`,
      mend: (ids) => `SELECT "keepOpenLeads"(${ids})`,
    },
  ],
}

const assigned = { table: 'assignment', each: 'STATEMENT', calls: 'keepMovedLeadAssigned' } as const

const leadAssigned: KeptValue = {
  name: 'leadAssigned',
  what: 'the people assigned to each lead, as its list shows and filters them',
  version: 1,
  requires: ['keepLeadAssigned.sql'],
  triggers: [
    {
      ...assigned,
      name: 'keepLeadAssigned',
      fires: 'AFTER INSERT',
      tables: { new: 'moved' },
    },
    {
      ...assigned,
      name: 'keepLeadUnassigned',
      fires: 'AFTER DELETE',
      tables: { old: 'moved' },
    },
    {
      ...assigned,
      name: 'keepLeadReassigned',
      fires: 'AFTER UPDATE',
      tables: { old: 'before', new: 'moved' },
    },
    {
      name: 'keepLeadAssignedOfAccount',
      table: 'account',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      when: 'OLD."name" IS DISTINCT FROM NEW."name" OR OLD."deletedOn" IS DISTINCT FROM NEW."deletedOn"',
      calls: 'keepLeadAssignedOfAccount',
    },
  ],
  stored: [
    {
      table: 'lead',
      of: 'lead',
      key: ['id'],
      columns: ['assignedNames', 'assignedIds'],
      fresh: (ids) =>
        `SELECT * FROM "leadAssigned"(ARRAY(SELECT "id" FROM "lead" WHERE "id" ${ids}))`,
      mend: (ids) => `SELECT "keepLeadAssigned"(${ids})`,
    },
  ],
}

export const leadsKept = [leadNames, openLeads, leadAssigned, totalsOf('lead', 1)]
