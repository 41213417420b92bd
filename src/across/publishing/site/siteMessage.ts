import { html } from '#kit/http/html.ts'
import { sitePage } from './sitePage.ts'
import type { Site } from './site.ts'

/** A page that says why there is none. */
export function messagePage(site: Site, about: 'gone' | 'missing' | 'broken'): string {
  const { t, language } = site
  const title = t(`site.${about}Title`)
  return sitePage(site, {
    title,
    main: html`<h1>${title}</h1>
      <p>${t(`site.${about}Text`)}</p>
      <p><a href="/site/${language}">${t('site.back')}</a></p>`,
  })
}
