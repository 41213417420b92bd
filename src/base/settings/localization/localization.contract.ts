// Every text of the product, and those that an administrator has changed.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, file, form, get, nothing, post } from '#kit/http/endpoint.ts'
import { admin, anyone } from '#base/permissions/permissions.contract.ts'

const culture = z.enum(['en', 'el', 'ru'])
const key = z.string().min(1).max(200)
const entry = z.object({ key, text: z.string(), localizationCulture: culture })

/** A text and what it becomes; null is the built-in one. */
const textChange = z.object({
  key,
  localizationCulture: culture,
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type TextChange = z.output<typeof textChange>

/** What a change looks like: the built-in text stands where it is the one. */
const shownChange = textChange.extend({ before: z.string(), after: z.string() })
export type ShownChange = z.output<typeof shownChange>

const rowError = z.object({
  /** As the workbook numbers it; its titles are row 1. */
  row: z.int(),
  key: z.string(),
  /** Null where the whole row is meant. */
  localizationCulture: culture.nullable(),
  text: z.string(),
})

const imported = z.object({
  /** False for a preview. */
  applied: z.boolean(),
  changes: z.array(shownChange),
  errors: z.array(rowError),
  /** By which it is undone; null when nothing was changed. */
  id: id.nullable(),
})
export type Imported = z.output<typeof imported>

/** A text that was changed, beside the built-in one. */
const changedText = entry.extend({
  builtIn: z.string(),
  /** Whether it is shown: one that lacks what the built-in text says by now is not. */
  fits: z.boolean(),
})
export type ChangedText = z.output<typeof changedText>

const change = z.object({
  id,
  changedOn: instant,
  changedBy: z.string().nullable(),
  fileName: z.string().nullable(),
  texts: z.int(),
  undoneOn: instant.nullable(),
})
export type LocalizationChange = z.output<typeof change>

const truth = z.enum(['true', 'false']).transform((value) => value === 'true')

export const localizationApi = {
  /** Every text in the three languages, or in one; `changed=true` narrows it to those that were changed. */
  localization: get('/api/Localization', {
    may: anyone,
    shows: ['localization'],
    query: z.strictObject({ language: culture.optional(), changed: truth.optional() }),
    answer: z.array(entry),
  }),
  exportTexts: get('/api/LocalizationExport', { may: admin, answer: file }),
  /** Its part `file` is an XLSX; with `preview` it only answers what would change. */
  importTexts: post('/api/LocalizationExport', {
    may: admin,
    changes: ['localization'],
    multipart: true,
    query: z.strictObject({ preview: truth.optional() }),
    body: form,
    answer: imported,
  }),
  changedTexts: get('/api/Localization/changed', {
    may: admin,
    shows: ['localization'],
    answer: z.object({ items: z.array(changedText) }),
  }),
  listChanges: get('/api/Localization/changes', {
    may: admin,
    shows: ['localization', 'account'],
    answer: z.object({ items: z.array(change) }),
  }),
  /** Back to the built-in texts. */
  restoreTexts: post('/api/Localization/restore', {
    may: admin,
    changes: ['localization'],
    body: z.strictObject({
      texts: z
        .array(z.strictObject({ key, localizationCulture: culture }))
        .min(1)
        .max(20_000),
    }),
    answer: imported,
  }),
  /** What others changed since then stays. */
  undoChange: post('/api/Localization/undo/{id}', {
    may: admin,
    changes: ['localization'],
    params: byId,
    answer: nothing,
  }),
}
