// Made-up contacts of the labelled set, each from a number.

const digits = (n: number, count: number) =>
  String((n * 7919 + 104_729) % 10 ** count).padStart(count, '0')

export const mobile = (n: number) => `69${['7', '4', '8', '3'][n % 4]}${digits(n * 31 + 5, 7)}`
export const landline = (n: number) => `2310${digits(n * 17 + 3, 6)}`
/** A Greek tax number with its right check digit. */
export function taxNumber(n: number): string {
  const start = `${n % 2 === 0 ? '0' : '1'}${digits(n * 13 + 1, 7)}`
  const sum = [...start].reduce((all, digit, at) => all + Number(digit) * 2 ** (8 - at), 0)
  return `${start}${(sum % 11) % 10}`
}

const towns = ['Θεσσαλονίκη', 'Καβάλα', 'Κατερίνη', 'Πολύγυρος', 'Σέρρες', 'Βέροια']
export const town = (n: number) => towns[n % towns.length]!
const streets = ['Εγνατία', 'Τσιμισκή', 'Μητροπόλεως', 'Βενιζέλου', 'Αγίου Δημητρίου', 'Ολύμπου']
export const streetOf = (n: number) => `${streets[n % streets.length]} ${(n * 7) % 120 || 3}`

/** A letter in the middle replaced by another one of the same script. */
export function mistyped(text: string, n: number): string {
  const at = 2 + (n % Math.max(1, text.length - 4))
  const letter = text[at]!
  const letters = /[α-ωάέήίόύώ]/i.test(letter)
    ? 'νρτλκσ'
    : /[а-яё]/i.test(letter)
      ? 'нртлкс'
      : 'nrtlks'
  const other = [...letters].find((each) => each !== letter.toLowerCase())!
  return text.slice(0, at) + other + text.slice(at + 1)
}

/** A letter in the middle typed twice. */
export const doubled = (text: string) => text.slice(0, 3) + text.slice(2)
export const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300\u0301\u0308]/g, '')
    .normalize('NFC')
/** The last digit of a number typed wrong. */
export const wrongDigit = (number: string) =>
  `${number.slice(0, 4)}${(Number(number[4]) + 1) % 10}${number.slice(5)}`
export const spaced = (phone: string) =>
  `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`
export const emailOf = (latin: { lastName: string; firstName: string }, host = 'gmail.com') =>
  `${latin.firstName}.${latin.lastName}@${host}`.toLowerCase()
