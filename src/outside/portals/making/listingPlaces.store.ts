// Names shared by many properties (places, types, choices), read once per feed.
import { sql } from 'kysely'
import type { Language } from '#kit/i18n/languages.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ListingPlace, MaybeTexts, Texts } from '../formats/listing.ts'

type Place = { id: number; kind: string; names: Texts; path: number[] }
type Option = { list: string; value: number; texts: MaybeTexts }
type Typed = { objectSubTypeId: number | null; subTypeObjectTypeId: number | null }

export type ReadPlaces = {
  placeOf: (id: number) => ListingPlace | undefined
  typesOf: (object: Typed) => MaybeTexts
  option: (language: Language, list: string, value: number | null) => string | null
}

const nothing: MaybeTexts = { en: null, el: null, ru: null }

export async function readPlaces(db: Db): Promise<ReadPlaces> {
  const [places, options] = await Promise.all([
    sql<Place>`
      SELECT "id", "kind", json_build_object('en', "nameEn", 'el', "nameEl", 'ru', "nameRu") AS "names", "path"
      FROM "place" WHERE "id" IN (
        SELECT unnest(p."path") FROM (SELECT DISTINCT "locationId" FROM "object" WHERE "published") o
        JOIN "place" p ON p."id" = o."locationId")
    `.execute(db),
    sql<Option>`
      SELECT "list", "value", json_build_object('en', "textEn", 'el', "textEl", 'ru', "textRu") AS "texts"
      FROM "selectOption"
    `.execute(db),
  ])
  const byId = new Map(places.rows.map((place) => [place.id, place]))
  const texts = new Map(options.rows.map((one) => [`${one.list} ${one.value}`, one.texts]))
  const textsOf = (list: string, value: number | null) => texts.get(`${list} ${value}`)
  const known = new Map<number, ListingPlace | undefined>()
  return {
    placeOf: (id) => {
      if (!known.has(id)) known.set(id, placeIn(byId, id))
      return known.get(id)
    },
    typesOf: ({ objectSubTypeId, subTypeObjectTypeId }) =>
      textsOf('objectSubType', objectSubTypeId) ??
      textsOf('objectType', subTypeObjectTypeId) ??
      nothing,
    option: (language, list, value) => textsOf(list, value)?.[language] ?? null,
  }
}

function placeIn(byId: ReadonlyMap<number, Place>, id: number): ListingPlace | undefined {
  const place = byId.get(id)
  if (!place) return undefined
  const around = place.path.map((one) => byId.get(one)!).reverse()
  const nearest = (...kinds: string[]) => around.find(({ kind }) => kinds.includes(kind))?.names
  const town = nearest('town') ?? nearest('municipality') ?? place.names
  return {
    town,
    district: place.kind === 'district' ? place.names : null,
    unit: nearest('unit') ?? nearest('region') ?? town,
    region: nearest('region') ?? town,
  }
}
