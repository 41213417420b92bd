// Pages that say one thing and lead back to the site.
import { html } from '#kit/http/html.ts'
import { sitePage } from './sitePage.ts'
import type { Site } from './site.ts'

type TextPage = {
  /** Keys of texts. */
  title: string
  text: string
  hasEnquiry?: boolean
  /** Says that something was done. */
  isStatus?: boolean
}

export function textPage(
  site: Site,
  { title, text, hasEnquiry = false, isStatus }: TextPage,
): string {
  const { t, language } = site
  return sitePage(site, {
    title: t(title),
    hasEnquiry,
    main: html`<h1>${t(title)}</h1>
      <p ${isStatus && html`role="status"`}>${t(text)}</p>
      <p><a href="/site/${language}">${t('site.back')}</a></p>`,
  })
}

/** Says why there is no page. */
export const messagePage = (
  site: Site,
  about: 'gone' | 'missing' | 'broken' | 'busy' | 'tooMany',
): string =>
  textPage(site, {
    title: `site.${about}Title`,
    text: `site.${about}Text`,
    // A page that cannot be shown now could not take an enquiry, either.
    hasEnquiry: about === 'gone' || about === 'missing',
  })
