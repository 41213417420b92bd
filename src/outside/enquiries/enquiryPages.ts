// Response pages for the enquiry form.
import { html } from '#kit/http/html.ts'
import type { Site } from '#outside/publishing/site/site.ts'
import { enquiryFields } from '#outside/publishing/site/siteEnquiry.ts'
import type { TypedEnquiry, WrongEnquiry } from '#outside/publishing/site/siteEnquiry.ts'
import { textPage } from '#outside/publishing/site/siteMessage.ts'
import { sitePage } from '#outside/publishing/site/sitePage.ts'

/** The form alone, with the input and its errors; `message` is the key of a text. */
export function enquiryPage(
  site: Site,
  typed: TypedEnquiry,
  errors: WrongEnquiry = {},
  message?: string,
): string {
  const { t, language } = site
  return sitePage(site, {
    title: t('site.enquiry'),
    hasEnquiry: false,
    path: (language) =>
      `/site/${language}/enquiry${typed.object ? `?object=${encodeURIComponent(typed.object)}` : ''}`,
    isIndexed: false,
    main: html`<h1>${t('site.enquiry')}</h1>
      ${message && html`<p class="wrong" role="alert">${t(message)}</p>`}
      ${enquiryFields(site, typed, errors)}
      <p><a href="/site/${language}">${t('site.back')}</a></p>`,
  })
}

export const thanksPage = (site: Site): string =>
  textPage(site, {
    title: 'site.enquiry.thanks',
    text: 'site.enquiry.thanksText',
    isStatus: true,
  })
