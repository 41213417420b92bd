// Texts of orders, and which of them are approved as they are.
import { instantNow } from '#kit/clock.ts'
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, restore, save, softDelete } from '#kit/db/save.ts'
import { sumOf } from '#kit/evidence/acts.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict, notFound } from '#kit/http/problem.ts'
import { entityOf } from '#base/backend/entity.ts'
import { withStamps } from '#base/backend/stamps.ts'
import type { Db } from '#base/backend/backend.ts'
import type { OrderFacts } from '../orderContent.contract.ts'
import { unknownField } from '../orderTemplateFields.contract.ts'
import { orderTemplateFields } from './orderTemplates.contract.ts'
import type {
  OrderTemplate,
  OrderTemplateInput,
  OrderTemplateUpdate,
} from './orderTemplates.contract.ts'

const orderTemplateEntity = entityOf({
  table: 'orderTemplate',
  entity: 'OrderTemplate',
  fields: orderTemplateFields,
  kept: ['approvedSum', 'approvedOn', 'approvedById'],
})

const textColumns = ['titleEn', 'textEn', 'titleEl', 'textEl', 'titleRu', 'textRu'] as const
type Texts = Record<(typeof textColumns)[number], string | null> & { side: string | null }

/** By what an approved text is known: SHA-256 of its side, titles and texts. */
export const templateSum = (template: Texts): string =>
  sumOf(JSON.stringify([template.side, ...textColumns.map((name) => template[name])]))

const templates = (db: Db) =>
  withStamps(db.selectFrom('orderTemplate as m').where('m.deletedOn', 'is', null), 'm')
    .leftJoin('account as approver', 'approver.id', 'm.approvedById')
    .select([
      ...(['m.id', 'm.version', 'm.name', 'm.side', 'm.approvedSum', 'm.approvedOn'] as const),
      ...(['m.titleEn', 'm.textEn', 'm.titleEl', 'm.textEl', 'm.titleRu', 'm.textRu'] as const),
      'approver.name as approvedBy',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof templates>['execute']>>[number]

function withSum({ approvedSum, side, ...row }: Row): OrderTemplate {
  const sum = templateSum({ ...row, side })
  return { ...row, side: side as OrderTemplate['side'], sum, isApproved: approvedSum === sum }
}

/** By name. */
export async function listOrderTemplates(db: Db): Promise<{ items: OrderTemplate[] }> {
  const rows = await templates(db).orderBy('m.name').orderBy('m.id').execute()
  return { items: rows.map(withSum) }
}

async function readOrderTemplate(db: Db, id: number): Promise<OrderTemplate> {
  const template = await templates(db).where('m.id', '=', id).executeTakeFirst()
  if (!template) throw notFound()
  return withSum(template)
}

export const addOrderTemplate = (
  db: Db,
  input: OrderTemplateInput,
  actor: Actor,
): Promise<OrderTemplate> =>
  db.transaction().execute(async (tx) => {
    mustKnowFields(input)
    const empty = Object.fromEntries(textColumns.map((name) => [name, null])) as Omit<Texts, 'side'>
    const id = await addOnce(tx, orderTemplateEntity, actor, () =>
      add(tx, orderTemplateEntity, { ...empty, ...input }, actor),
    )
    return readOrderTemplate(tx, id)
  })

/** A change of a text ends its approval: the sum is no longer the approved one. */
export const saveOrderTemplate = (
  db: Db,
  input: OrderTemplateUpdate,
  actor: Actor,
): Promise<OrderTemplate> =>
  db.transaction().execute(async (tx) => {
    mustKnowFields(input)
    const current = () => readOrderTemplate(tx, input.id)
    await save(tx, orderTemplateEntity, input.id, {
      actor,
      changes: (before) =>
        requestedChanges(tx, orderTemplateEntity, before, input, current) as never,
    })
    return current()
  })

/** 400 on each text with an unknown field. */
function mustKnowFields(input: Partial<Texts>): void {
  const errors = textColumns.flatMap((column) => {
    const field = unknownField(input[column] ?? '')
    return field === undefined
      ? []
      : [[column, [['mailTemplate.unknownField', { field: `{${field}}` }] as const]] as const]
  })
  if (errors.length > 0) throw badInput(Object.fromEntries(errors.map(([k, v]) => [k, [...v]])))
}

export const approveOrderTemplate = (
  db: Db,
  { id, sum }: { id: number; sum: string },
  actor: Actor,
): Promise<OrderTemplate> =>
  db.transaction().execute(async (tx) => {
    const template = await lock(tx, orderTemplateEntity, id)
    if (templateSum(template) !== sum)
      throw conflict('problem.conflict', { current: await readOrderTemplate(tx, id) })
    if (textColumns.every((name) => !template[name]))
      throw badInput({ textEl: ['problem.required'] })
    await save(tx, orderTemplateEntity, template, {
      actor,
      action: 'approve',
      changes: { approvedSum: sum, approvedOn: instantNow(), approvedById: actor.accountId },
    })
    return readOrderTemplate(tx, id)
  })

export const deleteOrderTemplate = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => softDelete(tx, orderTemplateEntity, id, actor))

export const restoreOrderTemplate = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => restore(tx, orderTemplateEntity, id, actor))

type Asked = {
  templateId: number | null
  side: string | null
  language: string | null
  secondLanguage: string | null
}

/** The template of an order; undefined if it is not approved as it is, or lacks one of the languages. */
export async function approvedTemplate(
  tx: Db,
  { templateId, side, language, secondLanguage }: Asked,
): Promise<OrderFacts['template'] | undefined> {
  if (templateId === null) return undefined
  const found = await readOrderTemplate(tx, templateId).catch(() => undefined)
  if (!found?.isApproved || found.side !== side) return undefined
  const template = templateFacts(found)
  const { title, text } = template
  const asked = [language, secondLanguage].filter((one) => one !== null) as (keyof typeof text)[]
  if (asked.some((one) => !text[one] || !title[one])) return undefined
  return template
}

const templateFacts = (found: OrderTemplate): OrderFacts['template'] => ({
  id: found.id,
  name: found.name,
  sum: found.sum,
  title: { en: found.titleEn ?? '', el: found.titleEl ?? '', ru: found.titleRu ?? '' },
  text: { en: found.textEn ?? '', el: found.textEl ?? '', ru: found.textRu ?? '' },
})

/** The approved texts of viewing orders, by name. */
export async function approvedForViewings(db: Db, most: number): Promise<OrderFacts['template'][]> {
  const rows = await templates(db)
    .where('m.side', '=', 'viewing')
    .where('m.approvedSum', 'is not', null)
    .orderBy('m.name')
    .orderBy('m.id')
    .limit(most)
    .execute()
  return rows
    .map(withSum)
    .filter(({ isApproved }) => isApproved)
    .map(templateFacts)
}
