// Wishes read from a lead's text.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { objectFields } from '#records/objects/objectFields.contract.ts'

let database: TestDatabase<object>
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.drop())

async function wishOf(text: string) {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT w."subTypes", w."types", w."bedrooms", w."area",
      ARRAY(SELECT "nameEn" FROM "place" WHERE "id" = ANY (w."places") ORDER BY 1) AS "places",
      ARRAY(SELECT "fact" FROM "matchFact" WHERE w."facts" >> "bit" & 1 = 1 ORDER BY 1) AS "facts"
    FROM "wishOfText"(${text}) w
  `.execute(database.db)
  return rows[0]!
}

test.each([
  [
    'Two-bedroom apartment with parking, Kalamaria.',
    { bedrooms: 2, subTypes: [1, 6], places: ['Kalamaria'], facts: ['parking'] },
  ],
  [
    'Διαμέρισμα 2 υπνοδωματίων, Καλαμαριάς, με θέση στάθμευσης.',
    { bedrooms: 2, subTypes: [1, 6], places: ['Kalamaria'], facts: ['parking'] },
  ],
  [
    'Квартира с двумя спальнями и парковкой в Каламарье.',
    { bedrooms: 2, subTypes: [1, 6], places: ['Kalamaria'], facts: ['parking'] },
  ],
  ['ΔΙΑΜΕΡΙΣΜΑ 3 ΥΠΝΟΔΩΜΑΤΙΑ, ΚΑΛΑΜΑΡΙΑ', { bedrooms: 3, places: ['Kalamaria'] }],
  ['At least 100 m² and 3 bedrooms', { bedrooms: 3, area: 100, subTypes: [], types: [1] }],
  ['3-комнатная квартира от 90 м²', { bedrooms: 2, area: 90 }],
  ['Τριάρι τουλάχιστον 90 τ.μ.', { bedrooms: 2, area: 90, types: [1] }],
  [
    'Дом с садом, не дальше 500 м от моря',
    { subTypes: [2, 3, 4], area: null, facts: ['garden', 'nearSea'] },
  ],
  [
    'Вилла с бассейном, вид на море, Халкидики',
    { subTypes: [4], facts: ['seaView', 'swimmingPool'], places: ['Halkidiki'] },
  ],
  [
    'Σπίτι δίπλα στη θάλασσα στα Νέα Μουδανιά',
    { types: [1], subTypes: [], facts: ['nearSea'], places: ['Nea Moudania'] },
  ],
  ['Οικόπεδο εντός σχεδίου', { types: [3], subTypes: [17] }],
  ['κοντά στην παραλία', { places: [], facts: ['nearSea'] }],
  ['A quiet village, no more said', { subTypes: [], types: [], facts: [], bedrooms: null }],
  ['', { subTypes: [], types: [], facts: [], places: [], bedrooms: null, area: null }],
])('%s', async (text, expected) => {
  expect(await wishOf(text)).toMatchObject(expected)
})

test('only the beginning of a very long text is read', async () => {
  const wish = await wishOf(`Garage. ${'Kalamaria Panorama Nikiti '.repeat(900)}`)
  expect(wish).toMatchObject({ facts: ['parking'], places: ['Kalamaria', 'Nikiti', 'Panorama'] })
})

test('each fact is a field of the object, except nearSea', async () => {
  const { rows } = await sql<{ fact: string }>`SELECT "fact" FROM "matchFact"`.execute(database.db)
  const facts = rows.map(({ fact }) => fact).filter((fact) => fact !== 'nearSea')
  expect(facts.filter((fact) => !(fact in objectFields))).toEqual([])
})

test('each word for a fact or sub-type names an existing one', async () => {
  const { rows } = await sql<{ word: string }>`
    SELECT "word" FROM "matchWord" w WHERE "word" = ''
      OR "means" = 'fact' AND NOT EXISTS (SELECT FROM "matchFact" f WHERE f."fact" = w."value")
      OR "means" = 'subType' AND NOT EXISTS (
        SELECT FROM "selectOption" s WHERE s."list" = 'objectSubType' AND s."value"::text = w."value")
  `.execute(database.db)
  expect(rows).toEqual([])
})
