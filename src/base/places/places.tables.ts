import type { Generated } from 'kysely'
import type { FoundPosition } from './places.contract.ts'

export type PlaceTables = {
  /** What the geocoder has answered, by what it was asked. */
  geocoderAnswer: { question: string; answer: string | FoundPosition[]; askedOn: Generated<string> }
  /** One row: when it may be asked next. */
  geocoderTurn: { only: Generated<boolean>; nextOn: Generated<string> }
  /** Filled by its migration and never written afterwards. */
  place: {
    id: number
    parentId: number | null
    kind: 'region' | 'unit' | 'municipality' | 'town' | 'district'
    nameEn: string
    nameEl: string
    nameRu: string
    textEn: string
    textEl: string
    textRu: string
    latitude: number
    longitude: number
    population: number | null
    path: number[]
    aliases: string[]
    searchName: string
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends PlaceTables {}
}
