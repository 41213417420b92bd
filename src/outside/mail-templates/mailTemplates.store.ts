import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import { add, restore, save, softDelete } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { badInput, notFound } from '#kit/http/problem.ts'
import { entityOf } from '#base/backend/entity.ts'
import type { Db } from '#base/backend/backend.ts'
import { withStamps } from '#base/backend/stamps.ts'
import { mailTemplateFields } from './mailTemplates.contract.ts'
import type {
  MailTemplate,
  MailTemplateInput,
  MailTemplateQuery,
  MailTemplateUpdate,
} from './mailTemplates.contract.ts'
import { unknownField } from './templateFields.contract.ts'

const mailTemplateEntity = entityOf({
  table: 'mailTemplate',
  entity: 'MailTemplate',
  fields: mailTemplateFields,
})

const templates = (db: Db, page: PageIds) =>
  withStamps(db.selectFrom(page).innerJoin('mailTemplate as m', 'm.id', 'page.id'), 'm').select([
    ...(['m.id', 'm.version', 'm.name', 'm.isAdvertising', 'm.mayRewrite'] as const),
    ...(['m.subjectEn', 'm.textEn', 'm.subjectEl', 'm.textEl', 'm.subjectRu', 'm.textRu'] as const),
  ])

const all = sql`"mailTemplate" m`
const live = sql<SqlBool>`m."deletedOn" IS NULL`

export const listMailTemplates = (db: Db, input: MailTemplateQuery): Promise<Page<MailTemplate>> =>
  page({
    db,
    from: all,
    id: 'm.id',
    where: [live],
    rows: templates,
    count: (db) => countRows(db, all, [live]),
    input,
    sorts: { name: 'm.name', modifiedOn: 'm.modifiedOn' },
    by: 'name',
  })

export async function readMailTemplate(db: Db, id: number): Promise<MailTemplate> {
  const found = sql<{
    id: number
  }>`(SELECT "id" FROM "mailTemplate" WHERE "id" = ${id} AND "deletedOn" IS NULL)`
  const template = await templates(db, found.as('page') as PageIds).executeTakeFirst()
  if (!template) throw notFound()
  return template
}

export const addMailTemplate = (
  db: Db,
  input: MailTemplateInput,
  actor: Actor,
): Promise<MailTemplate> =>
  db.transaction().execute(async (tx) => {
    mustKnowFields(input)
    const id = await addOnce(tx, mailTemplateEntity, actor, () =>
      add(tx, mailTemplateEntity, input, actor),
    )
    return readMailTemplate(tx, id)
  })

export const saveMailTemplate = (
  db: Db,
  input: MailTemplateUpdate,
  actor: Actor,
): Promise<MailTemplate> =>
  db.transaction().execute(async (tx) => {
    mustKnowFields(input)
    const current = () => readMailTemplate(tx, input.id)
    await save(tx, mailTemplateEntity, input.id, {
      actor,
      changes: (before) => requestedChanges(tx, mailTemplateEntity, before, input, current),
    })
    return current()
  })

const withFields = ['subjectEn', 'textEn', 'subjectEl', 'textEl', 'subjectRu', 'textRu'] as const

/** 400 on each text with an unknown field. */
function mustKnowFields(input: Partial<Record<(typeof withFields)[number], string | null>>): void {
  const errors = withFields.flatMap((column) => {
    const field = unknownField(input[column] ?? '')
    return field === undefined
      ? []
      : [[column, [['mailTemplate.unknownField', { field: `{${field}}` }] as const]] as const]
  })
  if (errors.length > 0) throw badInput(Object.fromEntries(errors.map(([k, v]) => [k, [...v]])))
}

export const deleteMailTemplate = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => softDelete(tx, mailTemplateEntity, id, actor))

export const restoreMailTemplate = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => restore(tx, mailTemplateEntity, id, actor))
