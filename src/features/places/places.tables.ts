export type PlaceTables = {
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
