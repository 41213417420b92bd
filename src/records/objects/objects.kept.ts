import { totalsOf } from '#kit/db/kept/kept.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'

const links = { table: 'objectAccount', each: 'STATEMENT', calls: 'keepOwnerOfMovedLinks' } as const

const numbers = {
  table: 'objectAccount',
  each: 'STATEMENT',
  calls: 'keepFirstNumbersOfLinks',
} as const

const owners: KeptValue = {
  name: 'owners',
  what: 'the owner of each object',
  version: 1,
  requires: ['keepOwner.sql'],
  triggers: [
    { ...links, name: 'keepOwnerOfNewLinks', fires: 'AFTER INSERT', tables: { new: 'moved' } },
    {
      name: 'keepOwnerOfLink',
      table: 'objectAccount',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      calls: 'keepOwnerOfLink',
    },
    { ...links, name: 'keepOwnerOfGoneLinks', fires: 'AFTER DELETE', tables: { old: 'moved' } },
    {
      name: 'keepOwnerOfAccount',
      table: 'account',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      when: 'OLD."name" IS DISTINCT FROM NEW."name" OR OLD."deletedOn" IS DISTINCT FROM NEW."deletedOn"',
      calls: 'keepOwnerOfAccount',
    },
  ],
  stored: [
    {
      table: 'object',
      of: 'object',
      key: ['id'],
      columns: ['ownerId', 'ownerName'],
      fresh: (ids) =>
        `SELECT * FROM "ownersOf"(ARRAY(SELECT "id" FROM "object" WHERE "id" ${ids}))`,
      mend: (ids) => `SELECT "keepOwners"(${ids})`,
    },
  ],
}

const firstNumbers: KeptValue = {
  name: 'firstNumbers',
  what: "the first number of each account's objects, and of those that it owns",
  version: 2,
  requires: ['keepFirstNumbers.sql'],
  triggers: [
    {
      ...numbers,
      name: 'keepFirstNumbersOfNewLinks',
      fires: 'AFTER INSERT',
      tables: { new: 'moved' },
    },
    {
      ...numbers,
      name: 'keepFirstNumbersOfMovedLinks',
      fires: 'AFTER UPDATE',
      tables: { old: 'before', new: 'moved' },
    },
    {
      ...numbers,
      name: 'keepFirstNumbersOfGoneLinks',
      fires: 'AFTER DELETE',
      tables: { old: 'moved' },
    },
    {
      name: 'keepFirstNumbersOfObject',
      table: 'object',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      when: 'OLD."deletedOn" IS DISTINCT FROM NEW."deletedOn" OR OLD."referenceNumber" <> NEW."referenceNumber"',
      calls: 'keepFirstNumbersOfObject',
    },
  ],
  stored: [
    {
      table: 'account',
      of: 'account',
      key: ['id'],
      columns: ['firstNumber', 'firstOwnedNumber'],
      fresh: (ids) => `
        SELECT * FROM "firstNumbers"(ARRAY(SELECT "id" FROM "account" WHERE "id" ${ids}))`,
      mend: (ids) => `SELECT "keepFirstNumbers"(${ids})`,
    },
  ],
}

export const objectsKept = [owners, firstNumbers, totalsOf('object', 1)]
