// Reads a search text as a person, so that somebody who was not found can be added without typing again.
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
// A phone number as people write it: at least seven digits with the usual separators.
const phoneIn = /\+?\d(?:[\s().\-/]*\d){6,}/

/**
 * `Maria Papadopoulou 6944 123456`: first and last name in either order, distinguished as in an import; a single word is the
 * last name. Ignores numbers with too few digits for a phone.
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

/** Lists show the last name first in Greek and Russian, but people usually type the first name first. */
const asSpoken = ([first, last]: readonly string[]) => ({
  firstName: first!,
  lastName: last!,
  middleName: null,
})
