import { sql } from 'kysely'
import { mayBe } from '#base/register/recordRules.store.ts'
import type { RecordsOnServer, Rule, Verb } from '#base/register/recordsOnServer.ts'
import { nameOf, numberOf } from '#base/register/titleParts.ts'
import { saveObjectKey } from './objectKeys.store.ts'
import { objectKeyFields } from './objectKeys.contract.ts'

const ofObject =
  (verb: Verb): Rule =>
  (actor) =>
    mayBe(verb, 'Object', sql`"ObjectKey"."id"`, actor)

export const objectKeyRecord: RecordsOnServer['ObjectKey'] = {
  fields: objectKeyFields,
  title: () => numberOf(sql`"ObjectKey"."id"`),
  detail: () => nameOf(sql`"ObjectKey"."accountId"`),
  rules: { open: ofObject('open'), change: ofObject('change') },
  // A key exists as long as its object has one.
  restore: null,
  putBack: {
    save: ({ db }, { id, ...input }, actor) => saveObjectKey(db, { ...input, objectId: id }, actor),
  },
}
