/**
 * The number in the format of messengers: digits with the country code. Null for a Greek landline or an unknown
 * country. Greek mobiles, which are often written without the country code, get it.
 */
export function mobileNumber(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '')
  if (/^69\d{8}$/.test(digits)) return `30${digits}`
  const whole = /^\s*\+/.test(phone) ? digits : digits.startsWith('00') ? digits.slice(2) : null
  if (whole === null || whole.length < 9 || whole.length > 15) return null
  return /^30[^6]/.test(whole) ? null : whole
}
