import { totalsOf } from '#kit/db/kept/kept.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'

const moved = { each: 'STATEMENT', calls: 'keepMovedDeals' } as const
const added = { ...moved, fires: 'AFTER INSERT', tables: { new: 'moved' } } as const
const removed = { ...moved, fires: 'AFTER DELETE', tables: { old: 'moved' } } as const
const changed = {
  ...moved,
  fires: 'AFTER UPDATE',
  tables: { old: 'before', new: 'moved' },
} as const
const source = { fires: 'AFTER UPDATE', each: 'ROW' } as const

const dealTexts: KeptValue = {
  name: 'dealTexts',
  what: 'object, parties and people of each deal, as its list shows and finds them',
  version: 1,
  requires: ['keepDeals.sql'],
  triggers: [
    { ...added, name: 'keepNewDeals', table: 'deal' },
    {
      ...source,
      name: 'keepDeal',
      table: 'deal',
      when: 'OLD."demandId" IS DISTINCT FROM NEW."demandId" OR OLD."objectId" IS DISTINCT FROM NEW."objectId"',
      calls: 'keepDeal',
    },
    { ...added, name: 'keepDealsOfNewAccounts', table: 'dealAccount' },
    { ...changed, name: 'keepDealsOfAccounts', table: 'dealAccount' },
    { ...removed, name: 'keepDealsOfGoneAccounts', table: 'dealAccount' },
    { ...added, name: 'keepDealsAssigned', table: 'assignment' },
    { ...removed, name: 'keepDealsUnassigned', table: 'assignment' },
    { ...changed, name: 'keepDealsReassigned', table: 'assignment' },
    {
      ...source,
      name: 'keepDealsOfAccount',
      table: 'account',
      when: `(OLD."name", OLD."searchLastName", OLD."deletedOn")
        IS DISTINCT FROM (NEW."name", NEW."searchLastName", NEW."deletedOn")`,
      calls: 'keepDealsOfAccount',
    },
    {
      ...source,
      name: 'keepDealsOfObject',
      table: 'object',
      when: 'OLD."referenceNumber" IS DISTINCT FROM NEW."referenceNumber" OR OLD."deletedOn" IS DISTINCT FROM NEW."deletedOn"',
      calls: 'keepDealsOfObject',
    },
  ],
  stored: [
    {
      table: 'deal',
      of: 'deal',
      key: ['id'],
      columns: [
        'objectNumber',
        'sellerNames',
        'buyerNames',
        'lawerNames',
        'notaryNames',
        'civilEngeneerNames',
        'searchLastNames',
        'assignedNames',
        'assignedIds',
      ],
      fresh: (ids) => `SELECT * FROM "dealTexts"(ARRAY(SELECT "id" FROM "deal" WHERE "id" ${ids}))`,
      mend: (ids) => `
        SELECT "lockWhatDealsShow"(array_agg("id"), array_agg("objectId"), array_agg("demandId")) FROM "deal" WHERE "id" = ANY (${ids});
        SELECT "keepDeals"(${ids})`,
    },
  ],
}

export const dealsKept = [dealTexts, totalsOf('deal', 1)]
