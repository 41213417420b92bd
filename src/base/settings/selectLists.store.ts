// Select lists by name, in the user's language.
import { sql } from 'kysely'
import { inLanguage, preparedIn } from '#kit/db/inLanguage.ts'
import { prepared } from '#kit/db/preparedClient.ts'
import { badInput } from '#kit/http/problem.ts'
import { roleList } from '#base/session/roles/roleList.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ListOption } from './listOption.ts'
import { nationalityList } from './nationalities.ts'
import { countryList, languageList } from './places.ts'

type ReadList = (db: Db, language: string) => Promise<ListOption[]> | ListOption[]

/** Lists that do not come from the table of options. */
const special: Record<string, ReadList> = {
  country: (_db, language) => countryList(language),
  language: (_db, language) => languageList(language),
  nationality: (_db, language) => nationalityList(language),
  role: (_db, language) => roleList(language).map((role) => ({ ...role, parent: null })),
  branch: branchList,
  source: sourceList,
}

/** Whether the list comes from the table of options. */
export const isStored = (list: string): boolean => !Object.hasOwn(special, list)

/** The options of a list, in order; none for an unknown list. */
export function selectList(
  db: Db,
  list: 'source' | 'branch',
  language: string,
): Promise<ListOption<number>[]>
export function selectList(db: Db, list: string, language: string): Promise<ListOption[]>
export async function selectList(db: Db, list: string, language: string): Promise<ListOption[]> {
  const read = isStored(list) ? undefined : special[list]
  return read ? read(db, language) : ((await storedLists(db, [list], language))[list] ?? [])
}

/** Several lists by name. 400 for an unknown one. */
export async function selectLists(
  db: Db,
  names: readonly string[],
  language: string,
): Promise<Record<string, ListOption[]>> {
  const stored = names.filter(isStored)
  const [lists, ...others] = await Promise.all([
    stored.length > 0 ? storedLists(db, stored, language) : {},
    ...names
      .filter((name) => !isStored(name))
      .map(async (name) => [name, await selectList(db, name, language)] as const),
  ])
  if (stored.some((name) => !Object.hasOwn(lists, name)))
    throw badInput({ names: ['settings.unknownList'] })
  return { ...lists, ...Object.fromEntries(others) }
}

async function storedLists(db: Db, names: string[], language: string) {
  const { rows } = await sql<ListOption & { list: string }>`
    ${preparedIn(language, 'offeredLists')}
    SELECT "list", "value", "parent", "retired", "closed", ${inLanguage('text', language)} AS "text"
    FROM "selectOption" WHERE "list" = ANY(${names}) ORDER BY "list", "position", "value"
  `.execute(db)
  const lists: Record<string, ListOption[]> = {}
  for (const { list, retired, closed, ...option } of rows)
    (lists[list] ??= []).push({ ...option, ...(retired && { retired }), ...(closed && { closed }) })
  return lists
}

async function branchList(db: Db, language: string): Promise<ListOption[]> {
  const { rows } = await sql<ListOption>`
    ${preparedIn(language, 'branchList')}
    SELECT "id" AS "value", ${inLanguage('name', language)} AS "text", NULL AS "parent"
    FROM "branch" WHERE "deletedOn" IS NULL ORDER BY ${inLanguage('name', language)} COLLATE "und-x-icu", "id"
  `.execute(db)
  return rows
}

async function sourceList(db: Db): Promise<ListOption[]> {
  const { rows } = await sql<ListOption>`
    ${prepared('sourceList')}
    SELECT "id" AS "value", "name" AS "text", NULL AS "parent"
    FROM "account" WHERE "isSource" AND "deletedOn" IS NULL ORDER BY "name", "id"
  `.execute(db)
  return rows
}

/** SQL for the options of a stored list, as JSON, in order. */
export const optionsOf = (list: string, language: string) => sql<ListOption<number>[]>`coalesce((
  SELECT json_agg(jsonb_build_object('value', "value", 'text', ${inLanguage('text', language)}, 'parent', "parent")
    || CASE WHEN "retired" THEN '{"retired": true}' ELSE '{}' END::jsonb
    || CASE WHEN "closed" THEN '{"closed": true}' ELSE '{}' END::jsonb
    ORDER BY "position", "value")
  FROM "selectOption" WHERE "list" = ${sql.lit(list)}
), '[]'::json)`
