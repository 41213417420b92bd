import { sql } from 'kysely'
import { mayBe } from '#base/register/recordRules.store.ts'
import type { RecordsOnServer, Rule, Verb } from '#base/register/recordsOnServer.ts'
import { nameOf, numberOf, option } from '#base/register/titleParts.ts'
import { changeLink, restoreObjectAccount } from './objectAccounts.store.ts'
import { objectAccountFields } from './objectAccounts.contract.ts'

const ofObject =
  (verb: Verb): Rule =>
  (actor) =>
    mayBe(verb, 'Object', sql`"ObjectAccount"."objectId"`, actor)

export const objectAccountRecord: RecordsOnServer['ObjectAccount'] = {
  fields: objectAccountFields,
  title: () =>
    sql`concat_ws(', ', ${nameOf(sql`"ObjectAccount"."accountId"`)}, ${numberOf(sql`"ObjectAccount"."objectId"`)})`,
  detail: (language) => option('objectAccountRelation', sql`"ObjectAccount"."relation"`, language),
  rules: { open: ofObject('open'), change: ofObject('change') },
  restore: {
    // Links that a merge has ended are restored only by undoing the merge.
    among: sql`"ObjectAccount"."id" NOT IN (
      SELECT jsonb_array_elements("moved"->'objects'->'ended')::integer FROM "accountMerge" WHERE "undoneOn" IS NULL)`,
    run: ({ db }, id, actor) => restoreObjectAccount(db, id, actor),
  },
  putBack: {
    save: ({ db }, { id, ...input }, actor) =>
      db.transaction().execute((tx) => changeLink(tx, id, input, actor)),
  },
}
