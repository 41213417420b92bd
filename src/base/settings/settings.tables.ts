import type { Generated } from 'kysely'
import type { Language } from '#kit/i18n/languages.ts'
import type { StampColumns } from '#kit/db/columns.ts'
import type { TextChange } from './localization/localization.contract.ts'

export type SettingsTables = {
  branch: StampColumns & { nameEn: string; nameEl: string; nameRu: string }
  selectOption: {
    list: string
    value: number
    parent: number | null
    position: number
    textEn: string
    textEl: string
    textRu: string
    closed: Generated<boolean>
    /** No longer offered. */
    retired: Generated<boolean>
  }
  localization: { key: string; localizationCulture: Language; text: string }
  localizationChange: {
    id: Generated<number>
    changedOn: Generated<string>
    changedById: number | null
    fileName: string | null
    texts: TextChange[]
    undoneOn: string | null
    undoneById: number | null
  }
  localizationRevision: { revision: number }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends SettingsTables {}
}
