import { sql } from 'kysely'
import { staff } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { listed, option } from '#base/register/titleParts.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { deleteObject, restoreObject, saveObject } from './objects.store.ts'
import { objectName } from './objectTitle.store.ts'
import { objectHits } from './objectHits.store.ts'
import { askToPublish } from './publish/askToPublish.ts'
import { objectFields } from './objectFields.contract.ts'

export const objectRecord: RecordsOnServer['Object'] = {
  fields: objectFields,
  title: (language) => objectName('Object', language),
  detail: (language) =>
    listed(
      option('objectType', sql`"Object"."subTypeObjectTypeId"`, language),
      sql`(SELECT ${inLanguage('text', language)} FROM "place" WHERE "place"."id" = "Object"."locationId")`,
    ),
  rules: { open: (actor) => staff.allows(actor), change: (actor) => staff.allows(actor) },
  restore: {
    run: async (parts, id, actor) => askToPublish(parts, await restoreObject(parts.db, id, actor)),
  },
  putBack: {
    save: async (parts, input, actor) =>
      askToPublish(parts, await saveObject(parts.db, input, actor)),
  },
  hits: objectHits,
  remove: deleteObject,
}
