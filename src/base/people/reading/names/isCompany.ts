import { foldedText } from '#kit/fields/when/foldedText.ts'

/** What stands in names of companies and in no name of a person, folded and without points. */
const forms = new Set(
  [
    'επε ικε αεβε αβεε μεπε μικε ααε αμκε αστικη συνεταιρισμοσ σια αφοι υιοι κοινοπραξια εταιρεια εταιρια',
    'ομιλοσ μονοπροσωπη κατασκευαστικη τεχνικη μεσιτικη συλλογοσ σωματειο τραπεζα ξενοδοχειο',
    'ltd limited llc llp inc incorporated corp corporation plc gmbh mbh ug kg ohg srl spa bv nv oy ab sarl sas',
    'sl oü doo ood eood company co holding holdings group properties enterprises estates consulting services',
    'epe ike oe hotel hotels bank',
    'ооо оао зао пао ип тоо нко анпо фгуп муп гуп чп тсж снт компания фирма агентство банк корпорация группа холдинг',
  ]
    .join(' ')
    .split(' '),
)
/** Short ones that may be initials or words too: only as the first or last word, in capitals. */
const capitals = new Set('SA AG AE AO EE SE AS АО АД ΑΕ ΕΕ ΟΕ'.split(' '))

/** Whether a name is that of a company, by its legal form or a word such as Group. */
export function isCompanyName(text: string): boolean {
  const words = text.split(/[\s,"«»“”()]+/).filter(Boolean)
  if (words.length < 2) return false
  // Ο.Ε. is a form as ΟΕ is, but И.П. are initials.
  const bare = words.map((word) =>
    /\p{Script=Cyrillic}/u.test(word) ? word : word.replace(/[./]/g, ''),
  )
  if (bare.some((word) => forms.has(foldedText(word)))) return true
  return [bare[0]!, bare.at(-1)!].some((word) => capitals.has(word))
}
