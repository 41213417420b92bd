// The layout of every page of the public site: head, header, footer.
import { phoneLink } from '#base/people/phoneLink.ts'
import { html, jsonData } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { languageNames } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Site } from './site.ts'
import { enquirySection } from './siteEnquiry.ts'
import { siteStyleOf } from './siteStyle.ts'

export const objectPath = (language: Language, referenceNumber: string) =>
  `/site/${language}/object/${referenceNumber}`
export const picturesPath = (language: Language, referenceNumber: string) =>
  `${objectPath(language, referenceNumber)}/pictures`
export const picturePath = (systemName: string, side: 320 | 800 | 1600) =>
  `/site/picture/${systemName}/${side}.webp`

type Page = {
  title: string
  description?: string
  /** The path of this page in a language; undefined if the page has no address. */
  path?: (language: Language) => string
  /** The canonical address for search engines if it differs, like `path`. */
  canonical?: (language: Language) => string
  /** The path of the preview picture. */
  image?: string | undefined
  /** schema.org */
  data?: unknown
  isIndexed?: boolean
  /** False for pages with another form. */
  hasEnquiry?: boolean
  /** Without header and footer, for full-screen pages. */
  isBare?: boolean
  main: Html
}

const locales = { en: 'en_GB', el: 'el_GR', ru: 'ru_RU' }

export function sitePage(site: Site, page: Page): string {
  const { language, agency } = site
  const { path, isIndexed = path !== undefined, isBare = false } = page
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} · ${agency.name}</title>
        <link rel="stylesheet" href="${siteStyleOf(agency.accent).path}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${!isIndexed && html`<meta name="robots" content="noindex" />`} ${addresses(site, page)}
        ${
          page.data !== undefined &&
          html`<script type="application/ld+json">
            ${jsonData(page.data)}
          </script>`
        }
      </head>
      <body class="${isBare && 'bare'}">
        ${!isBare && siteHeader(site, page)}
        <main id="main">
          ${page.main} ${page.hasEnquiry !== false && !isBare && enquirySection(site)}
        </main>
        ${!isBare && html`<footer>${contact(site)} ${imprint(site)}</footer>`}
      </body>
    </html>`.text
}

function siteHeader({ language, t, agency }: Site, { path }: Page): Html {
  const home = (language: Language) => `/site/${language}`
  return html`<a class="skip" href="#main">${t('site.skip')}</a>
    <header>
      <a class="brand" href="${home(language)}"
        >${agency.logo && html`<img src="${agency.logo}" alt="" height="40" /> `}${agency.name}</a
      >
      <nav aria-label="${t('site.languages')}">
        ${agency.languages.map(
          (one) =>
            html`<a
              href="${(path ?? home)(one)}"
              lang="${one}"
              hreflang="${one}"
              ${one === language && html` aria-current="true"`}
              >${languageNames[one]}</a
            > `,
        )}
      </nav>
    </header>`
}

function addresses(
  { language, origin, agency }: Site,
  { path: own, canonical: path = own, title, description, image, isBare }: Page,
): Html | null {
  if (!path) return null
  if (isBare) return html`<link rel="canonical" href="${origin + path(language)}" />`
  return html`<link rel="canonical" href="${origin + path(language)}" />
    ${agency.languages.map(
      (one) => html`<link rel="alternate" hreflang="${one}" href="${origin + path(one)}" />`,
    )}
    <link rel="alternate" hreflang="x-default" href="${origin + path(agency.languages[0]!)}" />
    ${description && html`<meta name="description" content="${description}" />`}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${agency.name}" />
    <meta property="og:locale" content="${locales[language]}" />
    <meta property="og:title" content="${title}" />
    ${description && html`<meta property="og:description" content="${description}" />`}
    <meta property="og:url" content="${origin + path(language)}" />
    ${image && html`<meta property="og:image" content="${origin + image}" />`}`
}

/** The agency's contact details; about an object if its number is given. */
export function contact({ t, agency }: Site, referenceNumber?: string): Html {
  const subject = referenceNumber && t('site.mailSubject', { number: referenceNumber })
  const mail = `mailto:${agency.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
  // Keeps a phone number on one line.
  const phone = agency.phone?.replaceAll(' ', '\u00a0')
  const called = phone && (referenceNumber ? t('site.call', { phone }) : phone)
  const link = phone && phoneLink(phone)
  return html`<p class="contact">
    <a href="${mail}">${referenceNumber ? t('site.writeMail') : agency.email}</a>
    ${link ? html`<a href="${link}"> ${called} </a>` : called}
  </p>`
}

/** The agency's address, tax number and business registry number. */
const imprint = ({ t, agency }: Site): Html | null => {
  const { name, address, taxNumber, gemiNumber } = agency
  const facts = [
    address,
    taxNumber && t('site.taxNumber', { number: taxNumber }),
    gemiNumber && t('site.gemiNumber', { number: gemiNumber }),
  ].filter(Boolean)
  return facts.length > 0 ? html`<p class="contact">${[name, ...facts].join(' · ')}</p>` : null
}
