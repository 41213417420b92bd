// The texts of the product, and those that an administrator has changed.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, file, form, get, nothing, post } from '#kit/http/endpoint.ts'
import { admin, anyone } from '#base/permissions/permissions.contract.ts'

const culture = z.enum(['en', 'el', 'ru'])
const key = z.string().min(1).max(200)
const entry = z.object({ key, text: z.string(), localizationCulture: culture })

/** A text before and after a change; null means the built-in text. */
const textChange = z.object({
  key,
  localizationCulture: culture,
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type TextChange = z.output<typeof textChange>

/** A change to show, with the built-in text instead of null. */
const shownChange = textChange.extend({ before: z.string(), after: z.string() })
export type ShownChange = z.output<typeof shownChange>

const rowError = z.object({
  /** Row number in the workbook; the header is row 1. */
  row: z.int(),
  key: z.string(),
  /** Null when the error is about the whole row. */
  localizationCulture: culture.nullable(),
  text: z.string(),
})

const imported = z.object({
  /** False for a preview. */
  applied: z.boolean(),
  changes: z.array(shownChange),
  errors: z.array(rowError),
  /** Number of the change, to undo it; null when nothing changed. */
  id: id.nullable(),
})
export type Imported = z.output<typeof imported>

/** A changed text with the built-in one. */
const changedText = entry.extend({
  builtIn: z.string(),
  /** Whether it is shown: a text that lacks a placeholder of the current built-in text is not. */
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
  /** Every text in all languages or in one; `changed=true` returns only changed texts. */
  localization: get('/api/Localization', {
    may: anyone,
    shows: ['localization'],
    query: z.strictObject({ language: culture.optional(), changed: truth.optional() }),
    answer: z.array(entry),
  }),
  exportTexts: get('/api/LocalizationExport', { may: admin, answer: file }),
  /** The form part `file` is an XLSX; with `preview`, only returns what would change. */
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
  /** Restores built-in texts. */
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
  /** Keeps texts that were changed again since. */
  undoChange: post('/api/Localization/undo/{id}', {
    may: admin,
    changes: ['localization'],
    params: byId,
    answer: nothing,
  }),
}
