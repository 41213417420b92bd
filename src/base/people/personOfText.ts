// Reads what was typed into a search as a person, so that one who was not found can be added without typing again.
export type TypedPerson = { firstName?: string; lastName?: string; phone?: string; email?: string }

const emailIn = /[^\s,;<>()]+@[^\s,;<>()]+/
// A number as people write it: digits with the usual signs between, seven digits at least.
const phoneIn = /\+?\d(?:[\s().\-/]*\d){6,}/

/**
 * `Maria Papadopoulou 6944 123456`: the last word of the name is the last name, a single word is the last name too. Digits
 * that are too few for a phone are left out.
 */
export function personOfText(typed: string): TypedPerson {
  const email = emailIn.exec(typed)?.[0]
  const rest = email ? typed.replace(email, ' ') : typed
  const phone = phoneIn.exec(rest)?.[0]
  const words = (phone ? rest.replace(phone, ' ') : rest)
    .split(/[\s,;<>]+/)
    .filter((word) => /\p{L}/u.test(word))
  const [lastName, ...others] = words.toReversed()
  const firstName = others.toReversed().join(' ')
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phone && { phone: phone.trim() }),
    ...(email && { email }),
  }
}
