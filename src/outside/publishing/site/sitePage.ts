// The layout of every page of the public site: head, header, footer.
import { phoneLink } from '#base/people/phoneLink.ts'
import type { OfferFlag } from '#records/objects/objectFields.contract.ts'
import { html, jsonData } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { languageNames } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Site } from './site.ts'
import { enquirySection } from './siteEnquiry.ts'
import { offers } from './siteFilter.ts'
import { icon } from './siteIcon.ts'
import { siteStyleOf } from './siteStyle.ts'

export const objectPath = (language: Language, referenceNumber: string) =>
  `/site/${language}/object/${referenceNumber}`
export const picturesPath = (language: Language, referenceNumber: string) =>
  `${objectPath(language, referenceNumber)}/pictures`
export const savedPath = (language: Language) => `/site/${language}/saved`
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
  /** The offer that its properties have. */
  offer?: OfferFlag | null
  /** Without header and footer, for full-screen pages. */
  isBare?: boolean
  main: Html
}

const shortNames = { en: 'EN', el: 'ΕΛ', ru: 'РУ' }
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
        ${!isBare && html`<footer><div class="room">${contact(site)} ${imprint(site)}</div></footer>`}
      </body>
    </html>`.text
}

function siteHeader({ language, t, agency }: Site, { path, offer }: Page): Html {
  const home = (language: Language) => `/site/${language}`
  return html`<a class="skip screen" href="#main">${t('site.skip')}</a>
    <header class="row">
      <a class="brand row" href="${home(language)}"
        >${agency.logo ? html`<img src="${agency.logo}" alt="" height="40" />` : icon('house')}
        <span>${agency.name}</span></a
      >
      <nav class="offers row" aria-label="${t('site.offer')}">
        ${offers.map(
          (one) =>
            html`<a
              href="${home(language)}?offer=${one}"
              ${one === offer && html`aria-current="true"`}
              >${t(`object.${one}`)}</a
            > `,
        )}
      </nav>
      <nav class="languages row" aria-label="${t('site.languages')}">
        ${agency.languages.map(
          (one) =>
            html`<a
              href="${(path ?? home)(one)}"
              lang="${one}"
              hreflang="${one}"
              ${one === language && html` aria-current="true"`}
              ><span class="word">${languageNames[one]}</span
              ><abbr aria-hidden="true">${shortNames[one]}</abbr></a
            > `,
        )}
      </nav>
      <a class="saved screen" href="${savedPath(language)}" data-saved data-script hidden
        >${icon('heart')} <span class="word">${t('site.saved')}</span> <b></b
      ></a>
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

/** Keeps a phone number on one line. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0')

/** The agency's contact details. */
function contact({ agency: { email, phone } }: Site): Html {
  const link = phone && phoneLink(phone)
  return html`<p class="row">
    <a href="mailto:${email}">${email}</a>
    ${link ? html`<a href="${link}"> ${unbroken(phone)} </a>` : phone}
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
  return facts.length > 0 ? html`<p>${[name, ...facts].join(' · ')}</p>` : null
}
