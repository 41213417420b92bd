// Names of generated accounts: those of the demo agency, and surnames composed from them.
import { foreignNames } from '#demo/data/foreignNames.ts'
import { greekMen, greekSurnames, greekWomen } from '#demo/data/greekNames.ts'
import { russianMen, russianSurnames, russianWomen } from '#demo/data/russianNames.ts'

/** Greek first and last, Russian first and last, foreign first and last names. */
export function accountNames(): string[][] {
  const foreign = Object.values(foreignNames)
  return [
    [...firstForms(greekMen), ...greekWomen],
    ['', 'Παπα', 'Χατζη', 'Καρα', 'Μαυρο', 'Δελη'].flatMap((beginning) =>
      forms(greekSurnames).map((name) => (beginning ? beginning + name.toLowerCase() : name)),
    ),
    [...firstForms(russianMen), ...russianWomen],
    forms(russianSurnames),
    foreign.flatMap(({ men, women }) => [...men, ...women]),
    foreign.flatMap(({ surnames }) => surnames),
  ]
}

// 'Γεώργιος:Γεωργίου' is a name with its other grammatical forms.
const forms = (names: readonly string[]) => names.flatMap((name) => name.split(':'))
const firstForms = (names: readonly string[]) => names.map((name) => name.split(':')[0] ?? name)
