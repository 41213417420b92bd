// Imports options: those that exist with the same texts are reused, others are added. Options that nobody has changed here
// yet get the archive's texts.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { editableLists, rulesOf } from '#base/settings/options/editableLists.contract.ts'
import type { EditableList } from '#base/settings/options/editableLists.contract.ts'
import type { RenumberedOptions } from '../contents/mapping.ts'
import type { Row } from '../contents/readLines.ts'
import { ArchiveRefused, inTable } from '../contents/refused.ts'

type Option = {
  list: string
  value: number
  parent: number | null
  position: number
  textEn: string
  textEl: string
  textRu: string
  closed: boolean
  retired: boolean
}

const texts = ['textEn', 'textEl', 'textRu'] as const
const isSame = (one: Option, other: Option) =>
  one.parent === other.parent && texts.some((text) => one[text] === other[text])

/** Returns the options whose number differs here. */
export async function importOptions(tx: Db, rows: readonly Row[]): Promise<RenumberedOptions> {
  const isUntouched = await nobodyHasChanged(tx)
  const known = await optionsHere(tx)
  const others = new Map<string, Map<number, number>>()
  for (const row of rows) {
    const option = optionOf(row)
    const here = known.filter(({ list }) => list === option.list)
    const found = whichOne(option, here, isUntouched)
    if (found === undefined) {
      const taken = here.some(({ value }) => value === option.value)
      const value = taken ? Math.max(...here.map((one) => one.value)) + 1 : option.value
      const added = { ...option, value }
      await store(tx, added)
      known.push(added)
      if (value !== option.value) noteOther(others, option, value)
    } else if (found.value !== option.value) noteOther(others, option, found.value)
    else if (isUntouched) await store(tx, option)
  }
  return others
}

function whichOne(option: Option, here: readonly Option[], isUntouched: boolean) {
  const sameNumber = here.find(({ value }) => value === option.value)
  // Code refers to these by number, whatever their text.
  const isFixed =
    !Object.hasOwn(editableLists, option.list) ||
    rulesOf(option.list as EditableList).fixed.includes(option.value)
  if (sameNumber && (isUntouched || isFixed || isSame(option, sameNumber))) return sameNumber
  return here.find((one) => isSame(option, one))
}

function noteOther(
  others: Map<string, Map<number, number>>,
  { list, value }: Option,
  here: number,
) {
  const of = others.get(list) ?? new Map<number, number>()
  others.set(list, of.set(value, here))
}

async function nobodyHasChanged(tx: Db): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM "actionLog" WHERE "entity" = 'SelectOption' LIMIT 1`.execute(tx)
  return rows.length === 0
}

const optionsHere = async (tx: Db): Promise<Option[]> =>
  (await sql<Option>`SELECT * FROM "selectOption"`.execute(tx)).rows

function optionOf(row: Row): Option {
  const isOption = typeof row['list'] === 'string' && Number.isInteger(row['value'])
  if (!isOption || texts.some((text) => typeof row[text] !== 'string'))
    throw new ArchiveRefused(['arrival.refused.value', inTable('selectOption', { what: 'value' })])
  return row as Option
}

const store = (tx: Db, option: Option) =>
  sql`
    INSERT INTO ${sql.table('selectOption')} ("list", "value", "parent", "position", "textEn", "textEl", "textRu", "closed", "retired")
    SELECT "list", "value", "parent", "position", "textEn", "textEl", "textRu", "closed", "retired"
    FROM jsonb_populate_record(NULL::"selectOption", ${JSON.stringify(option)}::jsonb)
    ON CONFLICT ("list", "value") DO UPDATE SET "parent" = EXCLUDED."parent", "position" = EXCLUDED."position",
      "textEn" = EXCLUDED."textEn", "textEl" = EXCLUDED."textEl", "textRu" = EXCLUDED."textRu", "closed" = EXCLUDED."closed",
      "retired" = EXCLUDED."retired"`.execute(tx)
