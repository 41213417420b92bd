// The description of an archive for programs and people, made from the tables and the fields of the records.
import { instantNow } from '#kit/clock.ts'
import { inEachLanguage } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { archivedTables, reasonsLeftOut } from '#keeping/archived-tables/archivedTables.ts'
import {
  fieldOf,
  kindOfColumn,
  labelOf,
  nameOfTable,
  targetOf,
  unitOf,
} from '#keeping/archived-tables/columnTexts.ts'
import { leftOutTables } from './leftOutTables.ts'
import { isStored } from './pathOfFile.ts'
import type { ArchivedColumn, ReadTable } from '#keeping/archived-tables/readColumns.store.ts'

/** Version of the archive layout; raised when an older program could not read a newer archive. */
export const archiveFormat = { format: 'estia-archive', formatVersion: 1 } as const

export const linesName = (table: string) => `json/${table}.jsonl`
export const workbookName = (table: string) =>
  archivedTables[table]?.noWorkbook ? null : `workbooks/${table}.xlsx`

type Contents = {
  tables: readonly ReadTable[]
  /** Line count by table. */
  rows: Readonly<Record<string, number>>
  files: number
  missingFiles: readonly { id: number; userName: string }[]
  /** Null: the whole agency. */
  list: string | null
  language: string
  version: string
}

export function describe(
  { tables, rows, files, missingFiles, list, language, version }: Contents,
  translate: Translate,
) {
  return {
    ...archiveFormat,
    product: { name: 'Estia', version },
    madeOn: instantNow(),
    language,
    list,
    tables: tables.map((table) => ({
      name: table.name,
      label: inEachLanguage((one) => nameOfTable(table.name, translate, one)),
      lines: linesName(table.name),
      workbook: workbookName(table.name),
      rows: rows[table.name] ?? 0,
      key: table.key,
      fields: [
        ...table.columns.map((column) => fieldIn(table.name, column, translate)),
        ...(isStored(table.name) ? [pathField(translate)] : []),
      ],
      leftOut: archivedTables[table.name]!.without ?? {},
      secrets: secretsOf(table.name),
    })),
    secrets: inEachLanguage((one) => translate(one, 'archive.readme.secrets')),
    files: { folder: 'files', count: files, missing: missingFiles },
    leftOut: {
      tables: leftOutTables,
      reasons: Object.fromEntries(
        reasonsLeftOut.map((reason) => [
          reason,
          inEachLanguage((one) => translate(one, `archive.leftOut.${reason}`)),
        ]),
      ),
    },
  }
}

const secretsOf = (table: string) => archivedTables[table]!.secrets ?? []

function fieldIn(table: string, column: ArchivedColumn, translate: Translate) {
  const field = fieldOf(table, column)
  return {
    name: column.name,
    label: inEachLanguage(
      (language) => labelOf(table, column.name, { translate, language }) ?? column.name,
    ),
    kind: kindOfColumn(table, column),
    unit: unitOf(field),
    required: column.isRequired,
    ...(field && 'maxLength' in field && { maxLength: field.maxLength }),
    ...(field && 'list' in field && { list: field.list }),
    ...(targetOf(table, column) !== null && { refersTo: targetOf(table, column) }),
    ...(column.kindIn !== null && { refersToKindIn: column.kindIn }),
  }
}

const pathField = (translate: Translate) => ({
  name: 'path',
  label: inEachLanguage((language) => translate(language, 'archive.field.path')),
  kind: 'text',
  unit: null,
  required: true,
})

/** The description for people, as Markdown in one language. */
export function readme(
  tables: readonly ReadTable[],
  { language, translate }: { language: string; translate: Translate },
): string {
  const t = (key: string, params = {}) => translate(language, [key, params])
  const section = (table: ReadTable) => {
    const files = [linesName(table.name), workbookName(table.name)].filter(Boolean).join(', ')
    const lines = table.columns.map((column) => {
      const unit = unitOf(fieldOf(table.name, column))
      const target = targetOf(table.name, column)
      const facts = [
        t(`archive.kind.${kindOfColumn(table.name, column)}`),
        unit,
        target && `→ ${target}`,
        column.kindIn && `→ ${column.kindIn}`,
      ]
      const label = labelOf(table.name, column.name, { language, translate }) ?? column.name
      return `- \`${column.name}\`: ${label} (${facts.filter(Boolean).join(', ')})`
    })
    return `## ${nameOfTable(table.name, translate, language)}\n\n${files}\n\n${lines.join('\n')}\n`
  }
  const introduction = ['lines', 'workbooks', 'files', 'description'].map(
    (part) => `- ${t(`archive.readme.${part}`)}`,
  )
  const secrets = tables.flatMap(({ name }) =>
    secretsOf(name).map((column) => `\`${linesName(name)}\`: \`${column}\``),
  )
  const reasons = reasonsLeftOut.map((reason) => `- ${t(`archive.leftOut.${reason}`)}`)
  return [
    `# ${t('archive.readme.title')}\n\n${t('archive.readme.lead')}\n`,
    `${introduction.join('\n')}\n`,
    ...(secrets.length > 0 ? [`**${t('archive.readme.secrets')}** (${secrets.join(', ')})\n`] : []),
    ...tables.map(section),
    `## ${t('archive.readme.leftOut')}\n\n${reasons.join('\n')}\n`,
  ].join('\n')
}
