// The list of published objects, with its filter form.
import { formatArea } from '#kit/fields/format.ts'
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { shownPrices, statesOf, subtitleOf, titleOf } from './siteFacts.ts'
import { isWorthFinding, orders, queryText } from './siteFilter.ts'
import type { SiteQuery } from './siteFilter.ts'
import { filterForm } from './siteFilterForm.ts'
import type { SiteChoices } from './siteFilterForm.ts'
import type { PublishedRow } from './siteObjects.store.ts'
import { objectPath, picturePath, sitePage } from './sitePage.ts'
import { fillsRoom, siteImage } from './sitePictures.ts'
import type { Site } from './site.ts'

type FoundPage = { items: PublishedRow[]; totalRows: number; pages: number; page: number }

export function listPage(
  site: Site,
  query: SiteQuery,
  found: FoundPage,
  choices: SiteChoices,
): string {
  const { t, language, agency } = site
  const { offer } = query.filter
  const heading = t(
    offer ? `site.title${offer[0]!.toUpperCase()}${offer.slice(1)}` : 'site.titleAll',
  )
  const shown = { ...query, page: found.page }
  const page = t('site.page', { page: found.page, pages: found.pages })
  const cover = found.items[0]?.images[0]
  return sitePage(site, {
    title: found.page > 1 ? `${heading} · ${page}` : heading,
    description: t('site.about', { agency: agency.name }),
    path: (language) => `/site/${language}${queryText(shown)}`,
    // Another order is no separate page for search engines.
    ...(query.order && {
      canonical: (language: Language) =>
        `/site/${language}${queryText({ ...query, order: null, page: 1 })}`,
    }),
    image: cover && picturePath(cover.name, 800),
    isIndexed: isWorthFinding(query) && found.totalRows > 0,
    main: html`<h1>${heading}</h1>
      ${filterForm(site, query, choices)}
      <div class="found">
        <p role="status">${t('site.found', { count: found.totalRows })}</p>
        ${found.totalRows > 1 && orderLinks(site, query)}
      </div>
      ${
        found.totalRows === 0
          ? html`<p class="empty">${t('site.nothing')} ${t('site.nothingText')}</p>`
          : html`<ul class="cards">
              ${found.items.map((object, at) => card(site, object, at))}
            </ul>`
      }
      ${found.pages > 1 && pager(site, shown, found.pages, `/site/${language}`, page)}`,
  })
}

function card(site: Site, object: PublishedRow, at: number): Html {
  const { t, language } = site
  const [cover] = object.images
  const subtitle = subtitleOf(object, site)
  const sizes = [
    object.area !== null && formatArea(object.area, t),
    object.bedrooms !== null && object.bedrooms > 0 && t('object.bd', { count: object.bedrooms }),
    object.bathrooms !== null &&
      object.bathrooms > 0 &&
      t('object.ba', { count: object.bathrooms }),
  ].filter(Boolean)
  return html`<li>
    <article>
      <div class="cover ${cover && !fillsRoom(cover) && 'uncut'}">
        ${
          cover &&
          siteImage(cover, {
            at: picturePath,
            sizes: '(min-width: 70rem) 22rem, (min-width: 40rem) 45vw, 92vw',
            alt: '',
            loading: at === 0 ? 'first' : at < 4 ? 'now' : 'lazy',
            largest: 800,
          })
        }
      </div>
      <h2>
        <a href="${objectPath(language, object.referenceNumber)}">${titleOf(object)}</a>
      </h2>
      ${states(site, object)} ${prices(site, object)} ${subtitle && html`<p>${subtitle}</p>`}
      <p>${sizes.join(' · ')} <span class="reference">#${object.referenceNumber}</span></p>
    </article>
  </li>`
}

export const states = (site: Site, object: PublishedRow): Html =>
  html`${statesOf(object, site).map((state) => html`<span class="state">${state}</span> `)}`

export const prices = (site: Site, object: PublishedRow): Html =>
  html`<p class="prices">
    ${shownPrices(object, site).map(
      ({ offer, price, before }) =>
        html`<span
          >${offer}
          <strong>${price}</strong>
          ${before && html`<small>${site.t('site.before', { price: before })}</small>`}</span
        > `,
    )}
  </p>`

function orderLinks({ t, language }: Site, query: SiteQuery): Html {
  const to = (order: SiteQuery['order']) => {
    const current = order === query.order
    return html`<a
      href="/site/${language}${queryText({ ...query, order, page: 1 })}"
      rel="nofollow"
      ${current && html`aria-current="true"`}
      >${t(`site.order.${order ?? 'newest'}`)}</a
    > `
  }
  return html`<nav class="order" aria-label="${t('site.order')}">
    <span>${t('site.order')}:</span> ${[null, ...orders].map(to)}
  </nav>`
}

function pager({ t }: Site, query: SiteQuery, pages: number, path: string, text: string): Html {
  const to = (page: number, rel: 'prev' | 'next', label: string) =>
    html`<a rel="${rel}" href="${path}${queryText({ ...query, page })}">${label}</a>`
  return html`<nav class="pager" aria-label="${t('site.pages')}">
    ${query.page > 1 && to(query.page - 1, 'prev', t('site.previous'))}
    <span>${text}</span>
    ${query.page < pages && to(query.page + 1, 'next', t('site.next'))}
  </nav>`
}
