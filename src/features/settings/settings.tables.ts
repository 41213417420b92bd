import type { Generated } from 'kysely'

export type SettingsTables = {
  branch: {
    id: Generated<number>
    nameEn: string
    nameEl: string
    nameRu: string
    version: Generated<number>
    deletedOn: string | null
  }
  selectOption: {
    list: string
    value: number
    parent: number | null
    position: number
    textEn: string
    textEl: string
    textRu: string
    closed: Generated<boolean>
  }
  localization: { key: string; localizationCulture: string; text: string }
}
