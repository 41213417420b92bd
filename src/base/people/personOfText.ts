// Reads what was typed into a search as a person, so that one who was not found can be added without typing again.
import { withoutExtension } from './reading/phoneExtension.ts'
import { splitName } from './reading/splitName.ts'

export type TypedPerson = {
  firstName?: string
  lastName?: string
  middleName?: string
  phone?: string
  email?: string
}

const emailIn = /(?<![^\s,;<>()])[^\s,;<>()@]+@[^\s,;<>()]+/
// A number as people write it: digits with the usual signs between, seven digits at least.
const phoneIn = /\+?\d(?:[\s().\-/]*\d){6,}/

/**
 * `Maria Papadopoulou 6944 123456`: first and last name in whichever order, told apart as in an import; a single word is
 * the last name. Digits that are too few for a phone are left out.
 */
export function personOfText(typed: string): TypedPerson {
  const email = emailIn.exec(typed)?.[0]
  const { rest, extension } = withoutExtension(email ? typed.replace(email, ' ') : typed)
  const phone = phoneIn.exec(rest)?.[0]
  const words = (phone ? rest.replace(phone, ' ') : rest)
    .split(/[\s;<>]+/)
    .filter((word) => /\p{L}/u.test(word))
  const name = splitName(words.join(' ').replace(/^,+|(?<!,),+$/g, ''))
  const isGuess = name.unsure && words.length === 2
  const { firstName, lastName, middleName } = isGuess ? asSpoken(words) : name
  return {
    ...(firstName && lastName && { firstName }),
    ...((lastName ?? firstName) && { lastName: lastName ?? firstName! }),
    ...(middleName && { middleName }),
    ...(phone && { phone: extension ? `${phone.trim()} #${extension}` : phone.trim() }),
    ...(email && { email }),
  }
}

/** Lists have the last name first in Greek and Russian; who types a name hears the first name first. */
const asSpoken = ([first, last]: readonly string[]) => ({
  firstName: first!,
  lastName: last!,
  middleName: null,
})
