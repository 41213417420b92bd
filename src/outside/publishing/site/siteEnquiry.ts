// The enquiry form on every page of the public site. Works without scripts.
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import type { Site } from './site.ts'
import { tokenPlace } from './tokenPlace.ts'

type Field = 'name' | 'email' | 'phone' | 'message' | 'consent'
export type TypedEnquiry = Partial<Record<Field | 'object', string>>
/** Keys of texts. */
export type WrongEnquiry = Partial<Record<Field, string>>

/** The form below a page; about the object with the given reference number, if any. */
export const enquirySection = (site: Site, reference?: string): Html =>
  html`<section class="enquiry screen" aria-labelledby="enquiry">
    <h2 id="enquiry">${site.t('site.enquiry')}</h2>
    ${enquiryFields(site, reference ? { object: reference } : {}, {})}
  </section>`

export function enquiryFields(
  { t, language, agency }: Site,
  typed: TypedEnquiry,
  errors: WrongEnquiry,
): Html {
  const wrong = (name: Field) => {
    const error = errors[name]
    return error ? html`<span class="wrong" id="enquiry-${name}">${t(error)}</span>` : null
  }
  const marks = (name: Field) =>
    errors[name] && html`aria-invalid="true" aria-describedby="enquiry-${name}"`
  const input = (name: 'name' | 'email' | 'phone', type: string, complete: string, most: number) =>
    html`<label
      >${t(`site.enquiry.${name}`)}
      <input
        type="${type}"
        name="${name}"
        autocomplete="${complete}"
        maxlength="${most}"
        value="${typed[name]}"
        ${name === 'name' && html`required`}
        ${marks(name)}
      />
      ${wrong(name)}
    </label>`
  return html`<form method="post" action="/site/${language}/enquiry" class="ask columns">
    ${typed.object && html`<p class="whole">${t('site.reference', { number: typed.object })}</p>`}
    ${input('name', 'text', 'name', 200)} ${input('phone', 'tel', 'tel', 40)}
    ${input('email', 'email', 'email', 100)}
    <label class="whole"
      >${t('site.enquiry.message')}
      <textarea name="message" rows="5" maxlength="5000" required ${marks('message')}>
${typed.message}</textarea>
      ${wrong('message')}
    </label>
    <label class="whole consent row"
      ><input
        type="checkbox"
        name="consent"
        value="yes"
        required
        ${typed.consent && html`checked`}
        ${marks('consent')}
      />
      <span>${t('site.enquiry.consent', { agency: agency.name })} ${wrong('consent')}</span>
    </label>
    <label class="trap" aria-hidden="true"
      >Website <input type="text" name="website" tabindex="-1" autocomplete="off"
    /></label>
    <input type="hidden" name="object" value="${typed.object}" />
    <input type="hidden" name="token" value="${tokenPlace}" autocomplete="off" />
    <div class="whole">
      <button class="primary" type="submit">${t('site.enquiry.send')}</button>
    </div>
  </form>`
}
