// The single field of a record that somebody clicked: what it offers, and what a patch of it asks for.
import type { z } from 'zod'
import type { Field, Fields } from '#kit/fields/kinds.ts'
import type { FieldChoices, ReplaceOne } from '#kit/fields/oneField.ts'
import { parse } from '#kit/http/parse.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '../backend.ts'
import { selectList } from './selectLists.store.ts'

type Asked = {
  fields: Fields
  fieldName: string
  /** The record as its screen shows it. */
  record: Record<string, unknown>
  language: string
}

/** 400 for a field that the record does not have. Children are offered for the value of their parent. */
export async function choicesOf(
  db: Db,
  { fields, fieldName, record, language }: Asked,
  parent: unknown = null,
): Promise<FieldChoices> {
  if (!Object.hasOwn(fields, fieldName)) throw badInput({ fieldName: ['problem.unknownField'] })
  const field: Field = fields[fieldName]!
  const value = record[fieldName]
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

/** A patch of one field as the update of the whole record would say it. 400 for an unknown field. */
export function patched<S extends z.ZodType>(
  update: S,
  fields: Fields,
  id: number,
  [operation]: ReplaceOne,
): z.output<S> {
  const name = operation!.path.slice(1)
  if (!Object.hasOwn(fields, name)) throw badInput({ [name]: ['problem.unknownField'] })
  return parse(update, { id, [name]: operation!.value })
}
