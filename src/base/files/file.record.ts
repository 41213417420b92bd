import { sql } from 'kysely'
import { staff } from '#base/permissions/permissions.contract.ts'
import { both, mayParent, orNull } from '#base/register/recordRules.store.ts'
import type { RecordsOnServer, Rule, Verb } from '#base/register/recordsOnServer.ts'
import { notFound } from '#kit/http/problem.ts'
import { titleOfParent } from '#base/register/recordTitles.store.ts'
import { restoreFile } from './files.store.ts'

// Until a file has a parent, only the uploader knows its name, which nobody can guess.
const ofParent =
  (verb: Verb): Rule =>
  (actor) =>
    both(
      staff.allows(actor),
      orNull(
        sql`"File"."parentId"`,
        mayParent(verb, sql`"File"."parentKind"`, sql`"File"."parentId"`, actor),
      ),
    )

export const fileRecord: RecordsOnServer['File'] = {
  fields: {},
  title: () => sql`"File"."userName"`,
  detail: (language) =>
    sql`(${titleOfParent(sql`"File"."parentKind"`, sql`"File"."parentId"`, { language, deletedToo: true })})`,
  rules: { open: ofParent('open'), change: ofParent('change') },
  restore: {
    among: sql`"File"."parentId" IS NOT NULL`,
    run: async ({ db }, id, actor) => {
      const file = db.selectFrom('file').select('systemName').where('id', '=', id)
      const { systemName } = await file.executeTakeFirstOrThrow(notFound)
      return restoreFile(db, systemName, actor)
    },
  },
  // Files are never edited.
  putBack: null,
}
