// Readable data of log entries: labels in the reader's language, and names instead of numbers.
import type { Diff } from '#kit/db/diff.ts'
import { formatInstantTime, formatValue, isEmptyValue } from '#kit/fields/format.ts'
import type { Option } from '#kit/fields/options.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { Db } from '#base/backend/backend.ts'
import { withReadersTexts } from './withReadersTexts.ts'
import { isRecordKind, kindOfRef, labelKeys, loggedField } from './loggedFields.ts'
import type { Logged } from './loggedFields.ts'
import { namesOf } from './logNames.store.ts'
import type { Names, Reference } from './logNames.store.ts'

export type DataOf = { entity: string; action: string; data: Diff | null }
export type ReadableChange = { field: string; label: string; before: string; after: string }

type Translator = { translate: Translate; language: string }
type RawChange = { field: string; is: Logged | undefined; before: unknown; after: unknown }

/** Changes of each entry, in the order of its data. */
export async function readableChanges(
  db: Db,
  entries: readonly DataOf[],
  reader: Translator,
): Promise<ReadableChange[][]> {
  const raw = entries.map((entry) => rawChanges(entry, reader))
  const wanted = { pointed: [] as Reference[], lists: [] as string[] }
  for (const { is, before, after } of raw.flat())
    for (const value of [before, after]) if (is) needed(is, value, wanted)
  const names = await namesOf(db, wanted, reader.language)
  return raw.map((changes, at) =>
    changes.map(({ field, is, before, after }) => ({
      field,
      label: labelOf(entries[at]!.entity, field, reader),
      before: shown(is, before, names, reader),
      after: shown(is, after, names, reader),
    })),
  )
}

// Leaves out fields that are empty or false on both sides, as many of a new record are.
function rawChanges({ entity, data }: DataOf, reader: Translator): RawChange[] {
  if (!data) return []
  const attributes = withReadersTexts(data.attributes, reader)
  const previous = withReadersTexts(data.previous, reader)
  const fields = [...new Set([...Object.keys(attributes), ...Object.keys(previous)])]
  return fields.flatMap((field) => {
    const is = loggedField(entity, field)
    if (is === null) return []
    const hanging = (side: Record<string, unknown>) =>
      entity === 'File' && field === 'parentId'
        ? side['parentId'] == null
          ? []
          : [`${side['parentKind'] as string}/${side['parentId'] as number}`]
        : side[field]
    const [before, after] = [hanging(previous), hanging(attributes)]
    const says = (value: unknown) => !isEmptyValue(value) && value !== false
    if (!says(before) && !says(after)) return []
    return [{ field, is, before, after }]
  })
}

const rowsIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value == null ? [] : [value]
const numberIn = (row: unknown, key: string | null) =>
  (key === null || typeof row !== 'object' ? row : (row as Record<string, unknown>)[key]) as number

function linkIn(link: unknown): Reference | undefined {
  const [entity = '', id] = String(link).split('/')
  return isRecordKind(entity) && Number(id) > 0 ? { entity, id: Number(id) } : undefined
}

function needed(
  is: Logged,
  value: unknown,
  { pointed, lists }: { pointed: Reference[]; lists: string[] },
) {
  const point = (entity: Reference['entity'] | undefined, id: unknown) => {
    if (entity && typeof id === 'number') pointed.push({ entity, id })
  }
  if (is.kind === 'ref') point(kindOfRef(is.entity), value)
  if (is.kind === 'location') point('place', value)
  if (is.kind === 'links')
    for (const link of rowsIn(value)) point(linkIn(link)?.entity, linkIn(link)?.id)
  if (is.kind === 'list') {
    for (const row of rowsIn(value)) point(kindOfRef(is.entity), numberIn(row, is.key))
    if (is.list) lists.push(is.list)
  }
  if (is.kind === 'select' || is.kind === 'flagEnum') lists.push(is.list)
}

function shown(is: Logged | undefined, value: unknown, names: Names, reader: Translator): string {
  if (isEmptyValue(value)) return ''
  if (!is) return typeof value === 'string' ? value : JSON.stringify(value)
  const t = (key: string, params = {}) => reader.translate(reader.language, [key, params])
  const called = (what: Reference | undefined) =>
    what && (names.of(what) || t('actionLog.gone', { number: what.id }))
  const record = (entity: string, id: unknown) => {
    const kind = kindOfRef(entity)
    return (kind && called({ entity: kind, id: id as number })) ?? String(id)
  }
  switch (is.kind) {
    case 'flag':
      return t(value === true ? 'kit.yes' : 'kit.no')
    case 'ref':
      return record(is.entity, value)
    case 'location':
      return called({ entity: 'place', id: value as number }) ?? ''
    case 'instant':
      return formatInstantTime(String(value))
    case 'count':
      return String(rowsIn(value).length)
    case 'reasons':
      return each(String(value).split('\n'), t)
    case 'links':
      return each(rowsIn(value), (link) => called(linkIn(link)) ?? String(link))
    case 'list':
      return each(rowsIn(value), (row) => {
        const name = record(is.entity, numberIn(row, is.key))
        const as = is.list ? optionIn(row, names.optionsOf(is.list)) : undefined
        return as ? `${name} (${as})` : name
      })
    default:
  }
  if (is.kind === 'select' && is.list === 'activityCategory')
    return t(`activity.category.${value as string}`)
  return formatValue(is, value, { t, optionsOf: names.optionsOf }) || String(value)
}

const each = <T>(values: readonly T[], text: (value: T) => string) =>
  values.map((one) => text(one)).join(', ')

/** Relation or viewing result of a linked row. */
const optionIn = (row: unknown, options: readonly Option[]): string | undefined => {
  const { relation, result } = row as { relation?: number; result?: number }
  return options.find(({ value }) => value === (relation ?? result))?.text
}

/** Label as in the forms; the field's own name if there is no text. */
function labelOf(entity: string, field: string, { translate, language }: Translator): string {
  for (const key of labelKeys(entity, field)) {
    const text = translate(language, key)
    if (text !== key) return text
  }
  return field
}
