// The pages that answer what a visitor has sent.
import { html } from '#kit/http/html.ts'
import type { Site } from '#across/publishing/site/site.ts'
import { enquiryFields } from '#across/publishing/site/siteEnquiry.ts'
import type { TypedEnquiry, WrongEnquiry } from '#across/publishing/site/siteEnquiry.ts'
import { sitePage } from '#across/publishing/site/sitePage.ts'

/** The form alone, with what was typed and what is wrong with it; `said` is a key. */
export function enquiryPage(
  site: Site,
  typed: TypedEnquiry,
  errors: WrongEnquiry = {},
  said?: string,
): string {
  const { t, language } = site
  return sitePage(site, {
    title: t('site.enquiry'),
    hasEnquiry: false,
    path: (language) =>
      `/site/${language}/enquiry${typed.object ? `?object=${encodeURIComponent(typed.object)}` : ''}`,
    isIndexed: false,
    main: html`<h1>${t('site.enquiry')}</h1>
      ${said && html`<p class="wrong" role="alert">${t(said)}</p>`}
      ${enquiryFields(site, typed, errors)}
      <p><a href="/site/${language}">${t('site.back')}</a></p>`,
  })
}

export function thanksPage(site: Site): string {
  const { t, language } = site
  return sitePage(site, {
    title: t('site.enquiry.thanks'),
    hasEnquiry: false,
    isIndexed: false,
    main: html`<h1>${t('site.enquiry.thanks')}</h1>
      <p role="status">${t('site.enquiry.thanksText')}</p>
      <p><a href="/site/${language}">${t('site.back')}</a></p>`,
  })
}
