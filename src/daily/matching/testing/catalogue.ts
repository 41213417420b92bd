// Made-up properties in northern Greece, the same in every run: homes, land and shops of different sizes, prices and features
// in each place.
import { sql } from 'kysely'
import { seededRandom } from '#demo/random.ts'
import type { Db } from '#base/backend/backend.ts'

const places = [
  'Kalamaria',
  'Aretsou',
  'Panorama',
  'Thermi',
  'Pylaia',
  'Peraia',
  'Epanomi',
  'Toumba',
  'Thessaloniki',
  'Evosmos',
  'Oraiokastro',
  'Nikiti',
  'Gerakini',
  'Afytos',
  'Hanioti',
  'Nea Moudania',
  'Neos Marmaras',
  'Polygyros',
  'Ouranoupoli',
  'Sani',
  'Toroni',
  'Sarti',
  'Thasos',
  'Kavala',
  'Katerini',
  'Asprovalta',
  'Kassandreia',
  'Vourvourou',
] as const
const subTypes = [1, 1, 1, 1, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 12, 17, 17, 18, 19] as const
const facts = [
  'seaView',
  'firstCoastLine',
  'parking',
  'elevator',
  'garden',
  'swimmingPool',
  'balcony',
  'storageSpace',
  'fireplace',
  'airCondition',
  'furnished',
  'petsWelcome',
  'student',
  'renovated',
  'newBuilding',
  'penthouse',
  'underFloorHeating',
  'luxurious',
  'bright',
  'disabledAccess',
  'eligibleForGoldenVisa',
  'investment',
  'attic',
  'view',
] as const

/** Adds some two thousand properties. */
export async function addCatalogue(db: Db): Promise<void> {
  const random = seededRandom('catalogue')
  const rows = places.flatMap((place) =>
    Array.from({ length: 80 }, () => {
      const subType = random.pick(subTypes)
      const isHome = subType <= 6
      const bedrooms = subType === 5 ? 0 : random.int(1, subType === 4 ? 6 : 4)
      const area = isHome ? 25 + 25 * bedrooms + random.int(0, 60) : random.int(30, 400)
      const isLand = subType >= 17
      const price = isLand ? random.int(20, 250) * 1000 : area * random.int(8, 40) * 100
      const known = Object.fromEntries(
        facts.map((fact) => [fact, random.pick([true, true, false, null] as const)]),
      )
      return {
        place,
        objectSubTypeId: subType,
        forSale: true,
        salePrice: price,
        forRent: isHome || (subType >= 7 && subType <= 9),
        rentPrice: 200 + area * random.int(3, 9),
        forShortRent: isHome,
        shortRentPrice: 40 + area,
        bedrooms: isHome ? bedrooms : null,
        area: isLand ? null : area,
        lotArea: isLand ? random.int(2, 130) * 100 : subType === 4 ? random.int(5, 40) * 100 : null,
        floor: subType <= 1 || subType === 5 || subType === 6 ? random.int(0, 7) : null,
        constructionYear: isLand ? null : random.int(1960, 2024),
        distanceFromSea: random.int(10, 2500),
        ...known,
      }
    }),
  )
  await sql`
    INSERT INTO "object" ("locationId", "subTypeObjectTypeId", "isBlank", "active", ${sql.join(columns(rows).map((name) => sql.ref(name)))})
    SELECT (SELECT p."id" FROM "place" p WHERE p."nameEn" = r."row" ->> 'place' ORDER BY p."kind" = 'unit', p."id" LIMIT 1),
      (SELECT "parent" FROM "selectOption" WHERE "list" = 'objectSubType' AND "value" = o."objectSubTypeId"), false, true,
      ${sql.join(columns(rows).map((name) => sql`o.${sql.ref(name)}`))}
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS r ("row")
    CROSS JOIN LATERAL jsonb_populate_record(NULL::"object", r."row") AS o`.execute(db)
}

const columns = (rows: readonly object[]) =>
  Object.keys(rows[0]!).filter((name) => name !== 'place')
