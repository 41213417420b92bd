import { html } from '#kit/http/html.ts'
import { sitePage } from './sitePage.ts'
import type { Site } from './site.ts'

type About = 'gone' | 'missing' | 'broken' | 'busy' | 'tooMany'

/** A page that says why there is none. */
export function messagePage(site: Site, about: About): string {
  const { t, language } = site
  const title = t(`site.${about}Title`)
  return sitePage(site, {
    title,
    // What cannot be shown now could not take an enquiry, either.
    hasEnquiry: about === 'gone' || about === 'missing',
    main: html`<h1>${title}</h1>
      <p>${t(`site.${about}Text`)}</p>
      <p><a href="/site/${language}">${t('site.back')}</a></p>`,
  })
}
