// Previews or imports a workbook of texts, all or nothing.
import type { ReceivedFile } from '#kit/files/receiveFiles.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import type { TextsOf } from '#kit/i18n/translator.ts'
import type { Backend } from '#base/backend/backend.ts'
import { changeTexts } from './changeTexts.store.ts'
import { compareTexts } from './compareTexts.ts'
import type { RowFault } from './compareTexts.ts'
import type { Imported, ShownChange, TextChange } from './localization.contract.ts'
import { readOwnTexts } from '#base/backend/ownTexts.store.ts'
import { readWorkbook } from './textWorkbook.ts'

type ImportOptions = { preview: boolean; actor: Actor; language: string }
/** Maximum number of errors returned; the next import returns the rest. */
const shownFaults = 500

/** A preview returns the errors; otherwise an error is a 400 and changes nothing. */
export async function importTexts(
  { db, texts }: Pick<Backend, 'db' | 'texts'>,
  file: ReceivedFile,
  { preview, actor, language }: ImportOptions,
): Promise<Imported> {
  const { bundled } = texts
  const rows = await readWorkbook(file)
  const withText = ({ fault, ...of }: RowFault) => ({
    ...of,
    text: texts.translate(language, fault),
  })
  const first = compareTexts(rows, { bundled, own: await readOwnTexts(db) })
  const errors = first.faults.slice(0, shownFaults).map(withText)
  if (preview)
    return { applied: false, changes: first.changes.map(shownChange(bundled)), errors, id: null }
  if (errors.length > 0) throw badInput({ file: errors.slice(0, 20).map(inOneLine) })
  const { changes, id } = await changeTexts(db, {
    actor,
    fileName: file.userName,
    changesOf: (own) => compareTexts(rows, { bundled, own }).changes,
  })
  await texts.follow()
  return { applied: true, changes: changes.map(shownChange(bundled)), errors: [], id }
}

const inOneLine = ({ row, key, localizationCulture, text }: Imported['errors'][number]) =>
  [
    'localization.rowFault',
    { row, key: [key, localizationCulture].filter(Boolean).join(', '), text },
  ] as const

export const shownChange =
  (bundled: TextsOf) =>
  ({ key, localizationCulture, before, after }: TextChange): ShownChange => {
    const builtIn = bundled[localizationCulture][key] ?? ''
    return { key, localizationCulture, before: before ?? builtIn, after: after ?? builtIn }
  }
