import type { Generated } from 'kysely'
import type { FoundPosition } from './places.contract.ts'

export type PlaceTables = {
  /** Cached responses of the geocoder, by request. */
  geocoderAnswer: { question: string; answer: string | FoundPosition[]; askedOn: Generated<string> }
  /** One row: when the next request may be sent. */
  geocoderTurn: { only: Generated<boolean>; nextOn: Generated<string> }
  /** Filled when the table is created, and never changed. */
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
