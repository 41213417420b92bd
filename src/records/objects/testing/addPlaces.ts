import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** Adds test places: a unit, a town in it, and a town elsewhere. Returns their ids. */
export async function addPlaces(db: Db) {
  const places = { unit: 2_000_001, kalamaria: 2_000_002, nikiti: 2_000_003 }
  const { unit, kalamaria, nikiti } = places
  await sql`
    INSERT INTO "place" ("id", "parentId", "kind", "nameEn", "nameEl", "nameRu", "textEn", "textEl", "textRu",
      "latitude", "longitude", "aliases", "searchName", "path") VALUES
      (${unit}, NULL, 'unit', 'Testland', 'Τέστλαντ', 'Тестландия', 'Testland', 'Τέστλαντ', 'Тестландия', 40.6, 22.9, '{}', '', ${[unit]}),
      (${kalamaria}, ${unit}, 'town', 'Kalamaria', 'Καλαμαριά', 'Каламарья',
        'Kalamaria, Testland', 'Καλαμαριά, Τέστλαντ', 'Каламарья, Тестландия', 40.58, 22.95, '{}', '', ${[unit, kalamaria]}),
      (${nikiti}, NULL, 'town', 'Nikiti', 'Νικήτη', 'Никити', 'Nikiti', 'Νικήτη', 'Никити', 40.2, 23.6, '{}', '', ${[nikiti]})
  `.execute(db)
  return places
}
