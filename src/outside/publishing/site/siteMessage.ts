// Pages with a single message and a link back to the site.
import { html } from '#kit/http/html.ts'
import { sitePage } from './sitePage.ts'
import type { Site } from './site.ts'

type TextPage = {
  /** Keys of texts. */
  title: string
  text: string
  hasEnquiry?: boolean
  /** Confirms an action. */
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

/** Explains why there is no such page. */
export const messagePage = (
  site: Site,
  about: 'gone' | 'missing' | 'broken' | 'busy' | 'tooMany',
): string =>
  textPage(site, {
    title: `site.${about}Title`,
    text: `site.${about}Text`,
    // Without an enquiry form, because it could not be processed either.
    hasEnquiry: about === 'gone' || about === 'missing',
  })
