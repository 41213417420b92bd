// Fields of the enquiry form and their validation.
import { z } from 'zod'
import { cleanText } from '#kit/fields/cleanText.ts'
import { addressOf, isAddress } from '#kit/fields/emailAddress.ts'

// PostgreSQL cannot store NUL or lone surrogates, and nobody types them on purpose.
const line = (most: number) =>
  z
    .string()
    .transform((typed) => cleanText(typed.replaceAll('\u0000', '')).trim())
    .pipe(z.string().max(most))
    .default('')

// E-mail and phone have the maximum lengths of an account.
const most = { name: 200, email: 100, phone: 40, message: 5000, object: 4, consent: 10 }

const form = z.object({
  name: line(most.name),
  email: line(most.email).transform(addressOf),
  phone: line(most.phone),
  message: line(most.message),
  consent: line(most.consent),
  /** Reference number of the object. */
  object: line(most.object),
  /** Honeypot: visitors do not see it, programs fill it in. */
  website: line(500),
  /** Form token of the page. */
  token: line(200),
})

/** The input, to be shown again. */
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

/** `sentOn` only if it waited in the tray; otherwise it was sent now. */
export type SubmittedEnquiry = Enquiry & { language: string; consent: string; sentOn?: string }

/** The object of the enquiry, if it is published now. */
export type EnquiredObject = {
  id: number
  referenceNumber: string
  forSale: boolean
  forRent: boolean
  forShortRent: boolean
}

type ParsedEnquiry = {
  typed: EnquiryForm
  errors: EnquiryErrors
  enquiry: Enquiry | null
  isProgram: boolean
}

/** `errors` are keys of texts. A body that is not a form counts as an empty form. */
export function readEnquiry(body: unknown): ParsedEnquiry {
  const parsed = form.safeParse(body ?? {})
  const typed = parsed.success ? parsed.data : form.parse(shortened(body))
  const tooLong = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]))
  const errors: EnquiryErrors = {
    ...(!typed.name && { name: 'site.enquiry.noName' }),
    ...(!typed.email && !typed.phone && { phone: 'site.enquiry.noContact' }),
    ...(typed.email &&
      !isAddress(typed.email) && {
        email: 'site.enquiry.badEmail',
      }),
    ...(typed.phone &&
      typed.phone.replace(/\D/g, '').length < 7 && {
        phone: 'site.enquiry.badPhone',
      }),
    ...(!typed.message && { message: 'site.enquiry.noMessage' }),
    ...(!typed.consent && { consent: 'site.enquiry.noConsent' }),
    // "Too long" replaces other errors, which were found in the truncated text.
    ...Object.fromEntries(tooLong.map((name) => [name, 'site.enquiry.tooLong'])),
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

// Input of any shape, cut down so that it can be shown again.
const shortened = (body: unknown) =>
  Object.fromEntries(
    Object.entries(Object(body) as object).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.trim().slice(0, Object.hasOwn(most, name) ? most[name as keyof typeof most] : 500)
        : '',
    ]),
  )
