import type { KeptValue } from '#kit/db/kept/kept.ts'
import { specialities } from '#records/accounts/accountFields.contract.ts'

const columns = [
  'lastName',
  'firstName',
  'middleName',
  'nameEng',
  'nameLocal',
  'lastNameEng',
  'firstNameEng',
  'middleNameEng',
  'lastNameLocal',
  'firstNameLocal',
  'middleNameLocal',
  'isEmploye',
  'isProfessional',
  'deletedOn',
  ...specialities,
]
const row = (alias: string) => `(${columns.map((name) => `${alias}."${name}"`).join(', ')})`
const accounts = (ids: string) => `ARRAY(SELECT "id" FROM "account" WHERE "id" ${ids})`
const mend = (ids: string) => `
  SELECT FROM "account" WHERE "id" = ANY (${ids}) ORDER BY "id" FOR NO KEY UPDATE;
  SELECT "keepNameWordsOf"(${ids})`

const nameWords: KeptValue = {
  name: 'nameWords',
  what: 'the words of names that search looks up',
  version: 2,
  requires: ['keepNameWords.sql'],
  triggers: [
    {
      name: 'keepNewNameWords',
      table: 'account',
      fires: 'AFTER INSERT',
      each: 'STATEMENT',
      tables: { new: 'moved' },
      calls: 'keepNewNameWords',
    },
    {
      name: 'keepNameWords',
      table: 'account',
      fires: `AFTER UPDATE OF ${columns.map((name) => `"${name}"`).join(', ')}`,
      each: 'ROW',
      when: `${row('OLD')} IS DISTINCT FROM ${row('NEW')}`,
      calls: 'keepNameWords',
    },
    {
      name: 'forgetAccountWords',
      table: 'account',
      fires: 'AFTER DELETE',
      each: 'STATEMENT',
      tables: { old: 'moved' },
      calls: 'forgetAccountWords',
    },
  ],
  stored: [
    {
      table: 'accountWord',
      of: 'account',
      key: ['accountId', 'place', 'word'],
      columns: ['kind'],
      fresh: (ids) => `SELECT * FROM "accountWords"(${accounts(ids)})`,
      mend,
    },
    {
      table: 'nameWord',
      of: 'account',
      key: ['accountId', 'key', 'word'],
      columns: [],
      // Words that no account uses any more stay until a person's data is erased.
      current: (ids) => `
        SELECT o."accountId", n."key", n."word"
        FROM "ownNameWords"(${accounts(ids)}) o JOIN "nameWord" n ON n."key" = o."key" AND n."word" = o."word"`,
      fresh: (ids) => `SELECT * FROM "ownNameWords"(${accounts(ids)})`,
      mend,
    },
  ],
}

export const searchKept = [nameWords]
