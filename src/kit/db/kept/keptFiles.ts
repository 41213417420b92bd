// Turns the declarations of derived values into function files, which the migrator applies like any other.
import { createHash } from 'node:crypto'
import type { FunctionFile } from '../migrate/sqlFiles.ts'
import type { KeptTrigger, KeptValue } from './kept.ts'

/** Throws when two values have one name, or two triggers of a table. */
export function keptFiles(values: readonly KeptValue[]): FunctionFile[] {
  mustBeUnique(values.map(({ name }) => name))
  mustBeUnique(
    values.flatMap(({ triggers }) => triggers.map((each) => `${each.table}.${each.name}`)),
  )
  return values.map((value) => ({
    name: `${value.name}.kept.sql`,
    version: value.version,
    requires: value.requires,
    isKept: false,
    checksum: hash(JSON.stringify([value.triggers, 'madeBy' in value && value.madeBy])),
    sql: triggersOf(value),
  }))
}

function mustBeUnique(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice) throw new Error(`${twice} is declared twice`)
}

/** SQL that makes the triggers of a value, and drops those that an earlier version had. */
export function triggersOf(value: KeptValue): string {
  if ('madeBy' in value) return value.madeBy
  return [
    ...value.triggers.flatMap((trigger) => [
      createTrigger(trigger),
      `COMMENT ON TRIGGER "${trigger.name}" ON "${trigger.table}" IS '${markOf(value, trigger)}'`,
    ]),
    dropOthers(value),
  ].join(';\n')
}

function createTrigger({ name, table, fires, each, tables, when, calls }: KeptTrigger): string {
  const { old, new: added } = tables ?? {}
  return [
    `CREATE OR REPLACE TRIGGER "${name}" ${fires} ON "${table}"`,
    ...(tables ? ['REFERENCING'] : []),
    ...(old ? [`OLD TABLE AS "${old}"`] : []),
    ...(added ? [`NEW TABLE AS "${added}"`] : []),
    `FOR EACH ${each}`,
    ...(when ? [`WHEN (${when})`] : []),
    `EXECUTE FUNCTION "${calls}"()`,
  ].join(' ')
}

/** The comment of a trigger: whose it is, and a hash of the declaration that it was made from. */
const markOf = ({ name }: KeptValue, trigger: KeptTrigger): string =>
  `Keeps ${name}, ${hash(createTrigger(trigger)).slice(0, 12)}`

const dropOthers = ({ name, triggers }: KeptValue): string => `
DO $$ DECLARE "old" record; BEGIN
  FOR "old" IN
    SELECT tgname, tgrelid::regclass AS "table" FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND obj_description(t.oid, 'pg_trigger') LIKE 'Keeps ${name},%'
      AND relnamespace = quote_ident(current_schema())::regnamespace
      AND (tgname, tgrelid) NOT IN (${triggers.map(each).join(', ')})
  LOOP EXECUTE format('DROP TRIGGER %I ON %s', "old".tgname, "old"."table"); END LOOP;
END $$`

const each = ({ name, table }: { name: string; table: string }) =>
  `('${name}', '"${table}"'::regclass)`

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
