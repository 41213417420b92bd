// Compares a workbook with the current texts: changes and errors, row by row.
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { TextsOf } from '#kit/i18n/translator.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { OddCell } from '#kit/sheets/readSheet.ts'
import type { TextChange } from './localization.contract.ts'
import { faultOf } from './textFaults.ts'

/** One row of a workbook; languages without a column are absent. */
export type TextRow = {
  row: number
  key: string
  texts: Partial<Record<Language, string | null>>
  /** A cell whose stored text differs from what a person sees; `language` is null for the key's cell. */
  odd: { why: OddCell['why']; language: Language | null } | null
}
export type RowFault = {
  row: number
  key: string
  localizationCulture: Language | null
  fault: Message
}
type Comparison = { changes: TextChange[]; faults: RowFault[] }

type CurrentTexts = {
  /** Keys of all languages, since plural forms differ between languages. */
  keys: ReadonlySet<string>
  bundled: TextsOf
  own: TextsOf
}

export function compareTexts(
  rows: readonly TextRow[],
  { bundled, own }: Omit<CurrentTexts, 'keys'>,
) {
  const keys = new Set(languages.flatMap((language) => Object.keys(bundled[language])))
  const seen = new Set<string>()
  const all: Comparison = { changes: [], faults: [] }
  for (const row of rows) {
    const fault = faultOfRow(row, { keys, seen })
    seen.add(row.key)
    const localizationCulture = fault && oddities.has(fault) ? row.odd!.language : null
    if (fault) all.faults.push({ row: row.row, key: row.key, localizationCulture, fault })
    else compareRow(row, { keys, bundled, own }, all)
  }
  return all
}

function faultOfRow(
  { key, odd }: TextRow,
  { keys, seen }: { keys: ReadonlySet<string>; seen: ReadonlySet<string> },
): Message | undefined {
  if (key === '') return 'localization.noKey'
  if (!keys.has(key)) return 'localization.unknownKey'
  if (seen.has(key)) return 'localization.twice'
  return odd ? faultOfCell[odd.why] : undefined
}

const faultOfCell = {
  formula: 'localization.formula',
  shownOtherwise: 'localization.shownOtherwise',
} as const satisfies Record<OddCell['why'], Message>
const oddities: ReadonlySet<Message> = new Set(Object.values(faultOfCell))

function compareRow({ row, key, texts }: TextRow, { bundled, own }: CurrentTexts, all: Comparison) {
  for (const language of languages) {
    const cellText = texts[language]
    if (cellText === undefined) continue
    const text = cellText ?? ''
    const builtIn = bundled[language][key]
    const wrong = (fault: Message) =>
      all.faults.push({ row, key, localizationCulture: language, fault })
    if (builtIn === undefined) {
      if (text.trim() !== '') wrong('localization.noSuchForm')
      continue
    }
    const before = own[language][key] ?? null
    if (text === (before ?? builtIn)) continue
    const after = text === builtIn ? null : text
    const fault = after === null ? undefined : faultOf(text, builtIn)
    if (fault) wrong(fault)
    else all.changes.push({ key, localizationCulture: language, before, after })
  }
}
