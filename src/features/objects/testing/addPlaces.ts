import { sql } from 'kysely'
import type { Db } from '#features/backend.ts'

/** Places beside the real ones: a unit, a town in it, and a town elsewhere, by their numbers. */
export async function addPlaces(db: Db) {
  const places = { unit: 2_000_001, kalamaria: 2_000_002, nikiti: 2_000_003 }
  const { unit, kalamaria, nikiti } = places
  await sql`
    INSERT INTO "place" ("id", "parentId", "kind", "nameEn", "nameEl", "nameRu", "path") VALUES
      (${unit}, NULL, 'unit', 'Thessaloniki area', 'Περιοχή Θεσσαλονίκης', 'Район Салоник', ${[unit]}),
      (${kalamaria}, ${unit}, 'town', 'Kalamaria', 'Καλαμαριά', 'Каламарья', ${[unit, kalamaria]}),
      (${nikiti}, NULL, 'town', 'Nikiti', 'Νικήτη', 'Никити', ${[nikiti]})
  `.execute(db)
  return places
}
