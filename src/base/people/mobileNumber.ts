/**
 * The number as messengers want it, digits with the code of the country; null for a Greek landline, and where the
 * country is not known. A Greek mobile is often written without its code.
 */
export function mobileNumber(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '')
  if (/^69\d{8}$/.test(digits)) return `30${digits}`
  const whole = /^\s*\+/.test(phone) ? digits : digits.startsWith('00') ? digits.slice(2) : null
  if (whole === null || whole.length < 9 || whole.length > 15) return null
  return /^30[^6]/.test(whole) ? null : whole
}
