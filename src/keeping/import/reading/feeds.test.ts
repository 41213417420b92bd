// Property feeds of German and Australian programs, valid and hostile.
// @module-tag faults
import { expect, test } from 'vitest'
import { openImmoMapping } from '../mapping/openImmoMapping.ts'
import { reaxmlMapping } from '../mapping/reaxmlMapping.ts'
import { targetsOf } from '../targets.contract.ts'
import { rootOf } from './feeds/rootOf.ts'
import { readTable } from './intake.ts'
import { openImmoHeaders } from './openImmo/openImmoCells.ts'
import { reaxmlHeaders } from './reaxml/reaxmlCells.ts'
import { TableRefused, usualLimits } from './source.ts'
import type { IntakeLimits } from './source.ts'
import { allRows, intakeFiles, sourceOf } from './testing/intakeFiles.ts'

const fileOf = intakeFiles()

/** The filled cells of each property, by header. */
async function propertiesOf(text: string, format: string) {
  const path = await fileOf(text)
  const source = await sourceOf(path)
  expect(source).toMatchObject({ format, headerRow: null })
  const rows = await allRows(path, source)
  return rows.map(({ cells }) =>
    Object.fromEntries(
      source.headers.map((name, at) => [name, cells[at]]).filter(([, one]) => one),
    ),
  )
}

const openImmo = (...properties: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><openimmo xmlns="http://www.openimmo.de"><uebertragung art="OFFLINE"/>
  <anbieter><firma>Test</firma>${properties.map((one) => `<immobilie>${one}</immobilie>`).join('')}</anbieter></openimmo>`

test('each property of OpenImmo is a row, its elements are the columns', async () => {
  const [villa, flat, ...others] = await propertiesOf(
    openImmo(
      `<objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="true" MIETE_PACHT="false"/>
      <objektart><haus haustyp="VILLA"/></objektart></objektkategorie>
      <geo><plz>63088</plz><ort>Nikiti</ort><geokoordinaten breitengrad="40.21" laengengrad="23.66"/><strasse>Testweg</strasse>
      <hausnummer>5</hausnummer><bundesland>Halkidiki</bundesland><land iso_land="GRC"/></geo>
      <kontaktperson><name>Tester</name></kontaktperson>
      <preise><kaufpreis auf_anfrage="false">450000.00</kaufpreis><nebenkosten>120</nebenkosten><waehrung iso_waehrung="EUR"/></preise>
      <flaechen><wohnflaeche>180.5</wohnflaeche><grundstuecksflaeche>0.00</grundstuecksflaeche><anzahl_schlafzimmer>4</anzahl_schlafzimmer></flaechen>
      <ausstattung><kamin>true</kamin><sauna>false</sauna><fahrstuhl PERSONEN="true"/></ausstattung>
      <zustand_angaben><baujahr>1998</baujahr></zustand_angaben>
      <freitexte><objekttitel>Haus am Meer</objekttitel><objektbeschreibung>Groß &amp; hell</objektbeschreibung><lage>Δίπλα στη θάλασσα</lage></freitexte>
      <anhaenge><anhang location="EXTERN" gruppe="BILD"><anhangtitel>x</anhangtitel><daten><pfad>https://a.example/2.jpg</pfad></daten></anhang>
      <anhang gruppe="TITELBILD"><daten><pfad>https://a.example/1.jpg</pfad></daten></anhang>
      <anhang gruppe="BILD"><daten><anhanginhalt>${'QUJD'.repeat(30_000)}</anhanginhalt></daten></anhang>
      <anhang gruppe="DOKUMENTE"><daten><pfad>https://a.example/3.pdf</pfad></daten></anhang></anhaenge>
      <verwaltung_techn><objektnr_intern>i1</objektnr_intern><objektnr_extern>T-1</objektnr_extern><aktion aktionart="CHANGE"/></verwaltung_techn>`,
      `<objektkategorie><vermarktungsart KAUF="0" MIETE_PACHT="1"/><objektart><parken parken_typ="CARPORT"/></objektart></objektkategorie>
      <preise><kaltmiete>900</kaltmiete><preis_zeiteinheit zeiteinheit="WOCHE"/><kaufpreis>5</kaufpreis><waehrung iso_waehrung="CHF"/></preise>
      <zustand_angaben><baujahr>ca. 1990</baujahr></zustand_angaben><verwaltung_techn><objektnr_intern>i2</objektnr_intern></verwaltung_techn>`,
      `<verwaltung_techn><objektnr_extern>T-3</objektnr_extern><aktion aktionart="DELETE"/></verwaltung_techn>`,
    ),
    'openImmo',
  )
  expect(villa).toEqual({
    objektnr_extern: 'T-1',
    vermarktungsart: 'sale',
    kaufpreis: '450000.00',
    objektart: 'villa',
    'regionaler_zusatz, ort, bundesland': 'Nikiti, Halkidiki',
    strasse: 'Testweg 5',
    plz: '63088',
    geokoordinaten: '40.21, 23.66',
    wohnflaeche: '180.5',
    anzahl_schlafzimmer: '4',
    baujahr: '1998',
    ausstattung: 'fireplace\nelevator',
    objekttitel: 'Haus am Meer',
    freitexte: 'Groß & hell',
    'freitexte el': 'Δίπλα στη θάλασσα',
    anhaenge: 'https://a.example/1.jpg\nhttps://a.example/2.jpg',
    other: 'preise nebenkosten: 120\nanhaenge anhang DOKUMENTE daten pfad: https://a.example/3.pdf',
  })
  expect(flat).toEqual({
    objektnr_extern: 'i2',
    vermarktungsart: 'rent',
    'other price': 'kaufpreis: 5 CHF\nkaltmiete: 900 CHF WOCHE',
    objektart: 'parken CARPORT',
    other: 'baujahr: ca. 1990',
  })
  expect(others).toEqual([])
})

const reaxml = (...properties: string[]) =>
  `<?xml version="1.0"?>\n<!DOCTYPE propertyList SYSTEM "http://reaxml.example/propertyList.dtd">
  <!-- one --><!-- two --><propertyList date="2026-01-01">${properties.join('\n')}</propertyList>`

test('each property of REAXML is a row, without dollars as prices', async () => {
  const [house, flat, land, ...others] = await propertiesOf(
    reaxml(
      `<residential modTime="2026-01-01" status="sold"><agentID>X</agentID><uniqueID>R-1</uniqueID><authority value="exclusive"/>
      <underOffer value="no"/><listingAgent id="1"><name>Tester</name></listingAgent><price display="yes">500000</price>
      <category name="House"/><headline>By the sea</headline><description>Large &amp; bright</description>
      <address display="yes"><subNumber>2</subNumber><streetNumber>39</streetNumber><street>Test Road</street>
      <suburb display="yes">Testville</suburb><state>vic</state><postcode>3000</postcode><country>AUS</country></address>
      <features><bedrooms>4</bedrooms><bathrooms>1</bathrooms><garages>1</garages><airConditioning>yes</airConditioning>
      <pool>1</pool><spa>0</spa><otherFeatures>Wine cellar</otherFeatures></features>
      <buildingDetails><area unit="squareMeter">180</area></buildingDetails><landDetails><area unit="hectare">1.5</area></landDetails>
      <images><img id="m" modTime="x" url="https://a.example/m.jpg" format="jpg"/><img id="a" url="https://a.example/a.jpg"/><img id="b"/></images>
      </residential>`,
      `<rental status="current"><uniqueID>R-2</uniqueID><rent period="monthly" currency="EUR">800</rent><bond>1600</bond>
      <category name="Apartment"/><newConstruction>1</newConstruction></rental>`,
      `<land status="current"><uniqueID>R-3</uniqueID><price>90000</price><address><country>GR</country></address>
      <landDetails><area unit="acre">2</area></landDetails></land>`,
      `<residential status="deleted"><uniqueID>R-4</uniqueID></residential>`,
    ),
    'reaxml',
  )
  expect(house).toEqual({
    uniqueID: 'R-1',
    listing: 'sale',
    'other price': '500000 AUD',
    category: 'House',
    'suburb, state': 'Testville, vic',
    address: '2/39 Test Road',
    postcode: '3000',
    'building area': '180',
    'land area': '15000',
    bedrooms: '4',
    bathrooms: '1',
    features: 'air conditioning\npool\nWine cellar',
    headline: 'By the sea',
    description: 'Large & bright',
    images: 'https://a.example/m.jpg\nhttps://a.example/a.jpg',
    other: 'status: sold\nauthority value: exclusive\nfeatures garages: 1',
  })
  expect(flat).toEqual({
    uniqueID: 'R-2',
    listing: 'rent',
    rent: '800',
    category: 'Apartment',
    newConstruction: '1',
    other: 'bond: 1600',
  })
  expect(land).toEqual({
    uniqueID: 'R-3',
    listing: 'sale',
    'other price': '90000',
    category: 'land',
    other: 'landDetails area: 2 acre',
  })
  expect(others).toEqual([])
})

test.each([
  ['OpenImmo', openImmoHeaders, openImmoMapping],
  ['REAXML', reaxmlHeaders, reaxmlMapping],
])('the targets of %s exist, and other currencies have none', (_, headers, mappingOf) => {
  const { columns } = mappingOf(headers)
  const known = targetsOf('properties')
  expect(columns.filter(({ target }) => target !== null && !known.has(target))).toEqual([])
  expect(columns[headers.findIndex((header) => header === 'other price')]).toEqual({ target: null })
})

test('the first element is found behind declarations and comments', () => {
  expect(
    rootOf('\ufeff<?xml version="1.0"?><!-- a --><!DOCTYPE b [<!ENTITY c "d">]>\n<e:f g="h">'),
  ).toBe('f')
  expect(rootOf('<!--a--> -->')).toBeNull()
  expect(rootOf('<!-- never closed <a>')).toBeNull()
  expect(rootOf('<3;name')).toBeNull()
})

const limits: IntakeLimits = { ...usualLimits, letters: 20_000, rows: 1000 }

async function outcome(content: string): Promise<string> {
  const path = await fileOf(content)
  let count = 0
  try {
    const { format } = await readTable(path, {}, (rows) => void (count += rows.length), limits)
    return `${format}: ${count}`
  } catch (error) {
    if (error instanceof TableRefused) return error.fault
    throw error
  }
}

test('hostile feeds are refused', async () => {
  const property = '<rental><uniqueID>1</uniqueID></rental>'
  expect(await outcome(reaxml(property))).toBe('reaxml: 1')
  expect(await outcome(reaxml(property).replace('.dtd">', '.dtd" [<!ENTITY a "b">]>'))).toBe(
    'noTable',
  )
  expect(await outcome(reaxml('<rental><uniqueID>&a;</uniqueID></rental>'))).toBe('noTable')
  expect(await outcome(reaxml(property).slice(0, -5))).toBe('noTable')
  expect(await outcome(reaxml(`<rental>${'<a/>'.repeat(6000)}</rental>`))).toBe('longRow')
  expect(await outcome(reaxml(property.repeat(1001)))).toBe('tooManyRows')
  expect(await outcome(openImmo('<geo/>').replace('<openimmo', '<!DOCTYPE a><openimmo'))).toBe(
    'noTable',
  )
  expect(await outcome(openImmo('<a>'.repeat(50) + '</a>'.repeat(50)))).toBe('noTable')
  expect(await outcome('<?xml version="1.0"?><other><property>1</property></other>')).toBe(
    'noTable',
  )
})
