// The single field of a record that somebody clicked: what it offers, and a patch of it.
import type { z } from 'zod'
import type { Field, Fields } from '#kit/fields/kinds.ts'
import type { FieldChoices, ReplaceOne } from '#kit/fields/oneField.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { parse } from '#kit/http/parse.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { selectList } from './selectLists.store.ts'

type Kind<Update extends z.ZodType, Saved, Shown> = {
  fields: Fields
  /** Fields that offer choices here and are not changed as the others are. */
  choices?: Fields
  /** What the update of the whole record brings. */
  update: Update
  read: (db: Db, id: number, actor: Actor) => Promise<Shown>
  save: (db: Db, input: z.output<Update>, actor: Actor) => Promise<Saved>
  /** The value of the field's parent: its children alone are offered. */
  parentOf?: (record: Shown, fieldName: string) => unknown
}

/** The two calls of a kind of record; each is a line among its routes. */
export const oneFieldOf = <Update extends z.ZodType, Saved, Shown extends object>(
  kind: Kind<Update, Saved, Shown>,
) => ({
  /** 400 for a field that the record does not have. */
  async choices(
    db: Db,
    { id, fieldName }: { id: number; fieldName: string },
    actor: Actor,
  ): Promise<FieldChoices> {
    const fields: Fields = { ...kind.fields, ...kind.choices }
    const field = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined
    const record = await kind.read(db, id, actor)
    if (!field) throw badInput({ fieldName: ['problem.unknownField'] })
    const value = (record as Record<string, unknown>)[fieldName]
    const parent = kind.parentOf?.(record, fieldName) ?? null
    return choicesOf(db, field, { fieldName, value, parent, language: actor.language })
  },
  /** As the update of the whole record would say it. 400 for an unknown field. */
  async patch(db: Db, id: number, [operation]: ReplaceOne, actor: Actor): Promise<Saved> {
    const name = operation!.path.slice(1)
    if (!Object.hasOwn(kind.fields, name)) throw badInput({ [name]: ['problem.unknownField'] })
    return kind.save(db, parse(kind.update, { id, [name]: operation!.value }), actor)
  },
})

type Asked = { fieldName: string; value: unknown; parent: unknown; language: string }

async function choicesOf(
  db: Db,
  field: Field,
  { fieldName, value, parent, language }: Asked,
): Promise<FieldChoices> {
  if (field.kind !== 'select' && field.kind !== 'flagEnum')
    return { dtoFieldName: fieldName, value, selectList: [] }
  const all = await selectList(db, field.list, language)
  const list = all.filter((option) => parent === null || option.parent === parent)
  if (field.kind === 'select') return { dtoFieldName: fieldName, value, selectList: list }
  const valueArray = value as number[]
  const chosen = list.filter((option) => valueArray.includes(option.value as number))
  const selectListText = chosen.map(({ text }) => text).join(', ')
  return { dtoFieldName: fieldName, value, valueArray, selectList: list, selectListText }
}
