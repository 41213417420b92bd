// What a visitor fills in, and what is wrong with it.
import { z } from 'zod'

// PostgreSQL cannot store the character NUL in a text, and nobody means it.
const line = (most: number) =>
  z
    .string()
    .transform((typed) => typed.replaceAll('\u0000', '').trim())
    .pipe(z.string().max(most))
    .default('')

const form = z.object({
  name: line(200),
  email: line(200),
  phone: line(50),
  message: line(5000),
  consent: line(10),
  /** The reference number of the object that it is about. */
  object: line(4),
  /** Nobody sees this one: what fills it in is a program. */
  website: line(500),
})

/** As it was typed, to be shown again. */
export type EnquiryForm = z.output<typeof form>
export type EnquiryField = 'name' | 'email' | 'phone' | 'message' | 'consent'
export type EnquiryErrors = Partial<Record<EnquiryField, string>>

export type Enquiry = {
  name: string
  email: string | null
  phone: string | null
  message: string
  reference: string | null
}

/** The object that is asked about, if it is on the site at this moment. */
export type AskedObject = {
  id: number
  referenceNumber: string
  forSale: boolean
  forRent: boolean
  forShortRent: boolean
}

type Read = {
  typed: EnquiryForm
  errors: EnquiryErrors
  enquiry: Enquiry | null
  isProgram: boolean
}

/** `errors` are keys of texts. What is no form at all counts as an empty one. */
export function readEnquiry(body: unknown): Read {
  const parsed = form.safeParse(body ?? {})
  const typed = parsed.success ? parsed.data : form.parse(shortened(body))
  const tooLong = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]))
  const errors: EnquiryErrors = {
    ...Object.fromEntries(tooLong.map((name) => [name, 'site.enquiry.tooLong'])),
    ...(!typed.name && { name: 'site.enquiry.noName' }),
    ...(!typed.email && !typed.phone && { phone: 'site.enquiry.noContact' }),
    ...(typed.email &&
      !/^[^\s@;,<>"]+@[^\s@;,<>"]+\.[^\s@;,<>"]+$/.test(typed.email) && {
        email: 'site.enquiry.badEmail',
      }),
    ...(typed.phone &&
      typed.phone.replace(/\D/g, '').length < 7 && {
        phone: 'site.enquiry.badPhone',
      }),
    ...(!typed.message && { message: 'site.enquiry.noMessage' }),
    ...(!typed.consent && { consent: 'site.enquiry.noConsent' }),
  }
  const { name, email, phone, message, object } = typed
  const reference = /^[0-9a-z]{4}$/i.test(object) ? object.toUpperCase() : null
  const isGood = Object.keys(errors).length === 0
  return {
    typed,
    errors,
    enquiry: isGood
      ? { name, email: email || null, phone: phone || null, message, reference }
      : null,
    isProgram: typed.website !== '',
  }
}

// Whatever came, as far as it can be shown again.
const shortened = (body: unknown) =>
  Object.fromEntries(
    Object.entries(Object(body) as object).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.trim().slice(0, name === 'message' ? 5000 : name === 'object' ? 4 : 50)
        : '',
    ]),
  )
