import { sql } from 'kysely'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { listed, shortened } from '#base/register/titleParts.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { flatParameters, parameterNames } from './ruleParameters.contract.ts'
import { ruleFields } from './rules.contract.ts'
import { restoreRule, saveRule } from './rules.store.ts'
import { rulesChanged } from './rulesChanged.ts'

export const ruleRecord: RecordsOnServer['Rule'] = {
  fields: ruleFields,
  title: () =>
    listed(
      sql`"Rule"."law"`,
      sql`"Rule"."article"`,
      sql`to_char("Rule"."validFrom", 'DD.MM.YYYY')`,
    ),
  detail: (language) => shortened(inLanguage('Rule.text', language)),
  rules: { open: (actor) => staff.allows(actor), change: (actor) => admin.allows(actor) },
  restore: {
    run: async (services, id, actor) => {
      await restoreRule(services.db, id, actor)
      rulesChanged(services)
    },
  },
  putBack: {
    lists: Object.fromEntries(
      parameterNames.map((name) => [
        name,
        async (db, id) => {
          const { parameters } = await db
            .selectFrom('rule')
            .select('parameters')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          return flatParameters(parameters)[name] ?? null
        },
      ]),
    ),
    save: async (services, input, actor) => {
      await saveRule(services.db, input, actor)
      rulesChanged(services)
    },
  },
}
