// Compares the names of two companies, ignoring how their legal form is written.
import type { AccountFacts } from './accountFacts.ts'
import type { Evidence } from './evidence.ts'
import { isNear, sound } from './words.ts'

// As fold.sql folds them: ΑΕ and SA, ΕΠΕ and Ltd and GmbH and ООО, ΙΚΕ, ΟΕ, ΕΕ.
const legalForms: readonly (readonly string[])[] = [
  ['ai', 'sa', 'aive', 'aivi', 'ag', 'ao', 'inc', 'plk'],
  ['ipi', 'ltd', 'lt', 'gmv', 'gmp', 'ooo', 'o', 'llk', 'ood'],
  ['iki', 'pk', 'ipk'],
  ['oi'],
  ['i', 'ii'],
]
const fillers = new Set([
  'kai',
  'ant',
  'i',
  'und',
  'unt',
  'ti',
  'tis',
  'toi',
  'monoprosopi',
  'ivi',
  'i',
])

type Company = { words: string[]; form: number }

/** Full stops between single letters were removed before: Α.Ε. is ΑΕ. */
export function companyOf(folded: string): Company {
  const words = folded.split(' ').filter((word) => word !== '')
  const form = legalForms.findIndex((forms) => words.slice(1).some((word) => forms.includes(word)))
  const forms = new Set(legalForms.flat())
  const kept = words.filter((word, at) => at === 0 || (!forms.has(word) && !fillers.has(word)))
  return { words: kept.map(sound), form }
}

export function companyEvidence(one: AccountFacts, other: AccountFacts): Evidence[] {
  const pairs = one.company.flatMap((name) =>
    other.company.map((each) => [companyOf(name), companyOf(each)] as const),
  )
  if (pairs.length === 0) return []
  const best =
    pairs.find(([a, b]) => isSame(a.words, b.words)) ??
    pairs.find(([a, b]) => isPart(a.words, b.words))
  if (!best) return [{ reason: 'otherCompanyName', points: -60, most: 55 }]
  const [a, b] = best
  const forms: Evidence[] =
    a.form >= 0 && b.form >= 0 && a.form !== b.form
      ? [{ reason: 'otherLegalForm', points: -5 }]
      : []
  return isSame(a.words, b.words)
    ? [{ reason: 'sameCompanyName', points: 50 }, ...forms]
    : [{ reason: 'partOfCompanyName', points: 35 }, ...forms]
}

const isAlike = (one: string, other: string) => one === other || isNear(one, other)
const isIn = (few: readonly string[], many: readonly string[]) =>
  few.every((word) => many.some((each) => isAlike(word, each)))
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && isIn(one, other) && isIn(other, one)
// Many names begin with a single word such as Ακτή.
const isPart = (one: readonly string[], other: readonly string[]) =>
  Math.min(one.length, other.length) >= 2 && (isIn(one, other) || isIn(other, one))
