/**
 * Whether a text is a Greek tax number (ΑΦΜ) or a Russian one (ИНН), by its check digits. A Greek one may lack its leading
 * zero, as in spreadsheets that stored it as a number.
 */
export function isTaxNumber(text: string): boolean {
  const digits = text.replace(/^(?:EL|GR|ΑΦΜ|ИНН)\W*/iu, '').replace(/[\s.-]/g, '')
  if (/^\d{8,9}$/.test(digits)) return isGreek(digits.padStart(9, '0'))
  return /^\d{10}$|^\d{12}$/.test(digits) && isRussian(digits)
}

function isGreek(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 8)).reduce(
    (sum, digit, at) => sum + Number(digit) * 2 ** (8 - at),
    0,
  )
  return Number(digits) > 0 && (sum % 11) % 10 === Number(digits[8])
}

const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** Checks its last one or two digits against the others. */
function isRussian(digits: string): boolean {
  const checks = digits.length === 10 ? [9] : [10, 11]
  return (
    Number(digits) > 0 &&
    checks.every((at) => {
      const used = weights.slice(weights.length - at)
      const sum = used.reduce((sum, weight, each) => sum + weight * Number(digits[each]), 0)
      return (sum % 11) % 10 === Number(digits[at])
    })
  )
}
