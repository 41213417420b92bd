// The cells of a property in an OpenImmo feed: one for each meaningful element.
import { byLanguage } from '../feeds/byLanguage.ts'
import { plainText } from '../feeds/plainText.ts'
import { cellsOf, joined, notZero, propertyReader, withoutCommas } from '../feeds/propertyTexts.ts'
import type { PropertyTexts } from '../feeds/propertyTexts.ts'

/** The headers of every feed, in this order. */
export const openImmoHeaders = [
  ...(['objektnr_extern', 'vermarktungsart', 'kaufpreis', 'kaltmiete', 'other price'] as const),
  ...(['objektart', 'regionaler_zusatz, ort, bundesland', 'strasse', 'plz'] as const),
  ...(['geokoordinaten', 'etage', 'wohnflaeche', 'grundstuecksflaeche'] as const),
  ...(['anzahl_schlafzimmer', 'anzahl_badezimmer', 'baujahr', 'ausstattung'] as const),
  ...(['objekttitel', 'objekttitel el', 'objekttitel ru'] as const),
  ...(['freitexte', 'freitexte el', 'freitexte ru', 'anhaenge', 'other'] as const),
] as const
export type OpenImmoHeader = (typeof openImmoHeaders)[number]

/** Elements without information about the property. */
const aside =
  /^@element$|^(?:kontaktperson|verwaltung_techn|geo\/land|objektkategorie\/nutzungsart)\b|^anhaenge\/.*(?:@|\/(?:anhangtitel|format|check)$)|^geo\/geokoordinaten|^preise\/waehrung/

const pictures = ['TITELBILD', 'BILD', 'AUSSENANSICHTEN', 'INNENANSICHTEN', 'GRUNDRISS']
const texts = ['dreizeiler', 'objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben']

/** Null for a property that the feed asks to delete. */
export function openImmoCells(said: PropertyTexts): (string | null)[] | null {
  const { all, one, rest } = propertyReader(said)
  const isTrue = (path: string) => /^(?:true|1)$/i.test(one(path) ?? '')
  if (one('verwaltung_techn/aktion@aktionart')?.toUpperCase() === 'DELETE') return null
  const isSold = isTrue('objektkategorie/vermarktungsart@KAUF')
  const isLet = isTrue('objektkategorie/vermarktungsart@MIETE_PACHT')
  const position = ['breitengrad', 'laengengrad'].map((name) => one(`geo/geokoordinaten@${name}`))
  const year = one('zustand_angaben/baujahr')
  const titles = byLanguage(all('freitexte/objekttitel').map(plainText))
  const descriptions = byLanguage(texts.flatMap((name) => all(`freitexte/${name}`)).map(plainText))
  const words = Object.entries(features).filter(([path]) => isTrue(`ausstattung/${path}`))
  const cells = {
    objektnr_extern:
      one('verwaltung_techn/objektnr_extern') ?? one('verwaltung_techn/objektnr_intern'),
    vermarktungsart: joined([isSold ? 'sale' : null, isLet ? 'rent' : null], ', '),
    ...pricesOf(one),
    objektart: kindOf(said, one),
    'regionaler_zusatz, ort, bundesland': joined(
      [
        ...new Set(
          ['regionaler_zusatz', 'ort', 'bundesland'].map((name) =>
            withoutCommas(one(`geo/${name}`)),
          ),
        ),
      ],
      ', ',
    ),
    strasse: joined([one('geo/strasse'), one('geo/hausnummer')], ' '),
    plz: one('geo/plz'),
    geokoordinaten: position.some((part) => notZero(part) === null) ? null : position.join(', '),
    etage: one('geo/etage'),
    wohnflaeche: notZero(one('flaechen/wohnflaeche')),
    grundstuecksflaeche: notZero(one('flaechen/grundstuecksflaeche')),
    anzahl_schlafzimmer: notZero(one('flaechen/anzahl_schlafzimmer')),
    anzahl_badezimmer: notZero(one('flaechen/anzahl_badezimmer')),
    baujahr: year !== null && /^\d{4}$/.test(year) ? notZero(year) : null,
    ausstattung: joined(
      words.map(([, word]) => word),
      '\n',
    ),
    objekttitel: titles.other,
    'objekttitel el': titles.el,
    'objekttitel ru': titles.ru,
    freitexte: descriptions.other,
    'freitexte el': descriptions.el,
    'freitexte ru': descriptions.ru,
    anhaenge: joined(
      pictures.flatMap((group) => all(`anhaenge/anhang ${group}/daten/pfad`)),
      '\n',
    ),
  }
  const unread = year !== null && cells.baujahr === null ? notZero(year) : null
  const other = [unread && `baujahr: ${unread}`, rest(aside, /^(?:false|0|0[.,]0+|KEINE_ANGABE)$/i)]
  return cellsOf(openImmoHeaders, { ...cells, other: joined(other, '\n') })
}

/** Other prices than in euros, and rents for other times than a month, become text. */
function pricesOf(one: (path: string) => string | null) {
  const currency = one('preise/waehrung@iso_waehrung') ?? 'EUR'
  const unit = one('preise/preis_zeiteinheit@zeiteinheit') ?? 'MONAT'
  const sale = notZero(one('preise/kaufpreis'))
  const net = notZero(one('preise/nettokaltmiete'))
  const rent = notZero(one('preise/kaltmiete')) ?? net
  const isEuro = currency.toUpperCase() === 'EUR'
  const isMonthly = unit.toUpperCase() === 'MONAT'
  return {
    kaufpreis: isEuro ? sale : null,
    kaltmiete: isEuro && isMonthly ? rent : null,
    'other price': joined(
      [
        isEuro || sale === null ? null : `kaufpreis: ${sale} ${currency}`,
        (isEuro && isMonthly) || rent === null ? null : `kaltmiete: ${rent} ${currency} ${unit}`,
      ],
      '\n',
    ),
  }
}

/** A word for the kind and its sub-kind; the format's own where ours are not the same. */
function kindOf(said: PropertyTexts, one: (path: string) => string | null): string | null {
  const [, kind] =
    [...said.keys()]
      .map((path) => /^objektkategorie\/objektart\/([^/@]+)/.exec(path))
      .find((found) => found !== null) ?? []
  if (kind === undefined) return null
  const start = `objektkategorie/objektart/${kind}@`
  const subKind = one([...said.keys()].find((path) => path.startsWith(start)) ?? '')
  return words[`${kind} ${subKind}`] ?? words[kind] ?? joined([kind, subKind], ' ')
}

const words: Record<string, string> = {
  wohnung: 'apartment',
  'wohnung PENTHOUSE': 'penthouse',
  'wohnung MAISONETTE': 'maisonette',
  haus: 'house',
  'haus VILLA': 'villa',
  'haus BUNGALOW': 'bungalow',
  'haus REIHENHAUS': 'terraced house',
  'haus REIHENMITTEL': 'terraced house',
  'haus REIHENEND': 'terraced house',
  'haus DOPPELHAUSHAELFTE': 'semi detached house',
  'haus FERIENHAUS': 'cottage',
  grundstueck: 'plot',
  'einzelhandel LADENLOKAL': 'shop',
  'gastgewerbe HOTELS': 'hotel',
  'gastgewerbe RESTAURANT': 'restaurant',
  buero_praxen: 'office',
}

const features: Record<string, string> = {
  kamin: 'fireplace',
  klimatisiert: 'air conditioning',
  swimmingpool: 'swimming pool',
  sauna: 'sauna',
  'fahrstuhl@PERSONEN': 'elevator',
}
