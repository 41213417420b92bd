// What the words of a name tell by themselves.
import { foldedText } from '#kit/fields/when/foldedText.ts'

const particles = new Set(
  'van von der den de del della di da do dos du la le bin ten ter zu zum zur фон де ван ντε ντι φον βαν'.split(
    ' ',
  ),
)

/** The words; van der Berg and И.П. are told apart as people read them: one name, two initials. */
export function wordsOf(text: string): string[] {
  const words = text
    .replace(/(?<=(?:^|[\s.])\p{L}\.)(?=\p{L})/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const joined: string[] = []
  let open = ''
  for (const [at, word] of words.entries()) {
    const isParticle = particles.has(foldedText(word)) && at < words.length - 1
    if (isParticle) open = `${open} ${word}`.trim()
    else {
      joined.push(`${open} ${word}`.trim())
      open = ''
    }
  }
  return joined
}

/** Петровна, Иванович, Petrovna. */
export const isPatronymic = (word: string): boolean =>
  /(?:ович|евич|овна|евна|ична|льич|кич|мич|тич|ovich|evich|ovna|evna|ichna)$/u.test(
    foldedText(word),
  )

const surnameEnds = [
  'οπουλοσ|οπουλου|ιδησ|ιδη|ιδου|αδησ|αδη|αδου|ακησ|ακη|ακοσ|ακου|ατοσ|ατου|ογλου|εασ|ουδησ|ουδη|ελλησ|ελλη|ουσησ|ωνη',
  'ουλησ|ιτησ|ιωτησ|ιωτη|ωτησ|αρασ|ανοσ|γιαννη|γιαννησ|παυλου|γεωργιου|δημητριου|νικολαου|αντωνιου|ιωαννου|κωνσταντινου',
  'opoulos|opoulou|idis|idou|adis|akis|aki|oglou|atos|eas|iotis|giannis|ides|ades',
  'ов|ова|ев|ева|ин|ина|ын|ына|скии|ская|цкии|цкая|енко|чук|юк|ян|дзе|швили|ых|их',
  'ov|ova|ev|eva|sky|skaya|skii|skiy|enko|chuk|yan|dze|shvili',
].join('|')
const surname = new RegExp(`^\\p{L}{2,}(?:${surnameEnds})$`, 'u')
const papa = /^(?:παπα|χατζη|καρα|papa|hatzi|chatzi|kara)\p{L}{3,}$/u

/** By its end or its beginning. */
export const looksLikeSurname = (word: string): boolean =>
  word.includes(' ') || surname.test(foldedText(word)) || papa.test(foldedText(word))
