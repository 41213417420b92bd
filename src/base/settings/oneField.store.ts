// Editing a single field of a record in place: its options, and a patch of it.
import type { z } from 'zod'
import type { Field, Fields } from '#kit/fields/kinds.ts'
import type { FieldChoices, ReplaceOne } from '#kit/fields/oneField.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { parse } from '#kit/http/parse.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { selectList } from './selectLists.store.ts'

type Kind<Update extends z.ZodType, Saved, Read> = {
  fields: Fields
  /** Fields whose options are offered here but which `patch` does not change. */
  choices?: Fields
  /** Schema of the update of the whole record. */
  update: Update
  read: (db: Db, id: number, actor: Actor) => Promise<Read>
  save: (db: Db, input: z.output<Update>, actor: Actor) => Promise<Saved>
  /** Value of the parent field: only the options that belong to it are offered. */
  parentOf?: (record: Read, fieldName: string) => unknown
}

/** Handlers of the two endpoints that a kind of record has for single fields. */
export const oneFieldCalls = <Update extends z.ZodType, Saved, Read extends object>(
  kind: Kind<Update, Saved, Read>,
) => ({
  /** 400 for an unknown field. */
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
  /** Behaves like an update of the whole record. 400 for an unknown field. */
  async patch(db: Db, id: number, [operation]: ReplaceOne, actor: Actor): Promise<Saved> {
    const name = operation!.path.slice(1)
    if (!Object.hasOwn(kind.fields, name)) throw badInput({ [name]: ['problem.unknownField'] })
    return kind.save(db, parse(kind.update, { id, [name]: operation!.value }), actor)
  },
})

type ChoicesInput = { fieldName: string; value: unknown; parent: unknown; language: string }

async function choicesOf(
  db: Db,
  field: Field,
  { fieldName, value, parent, language }: ChoicesInput,
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
