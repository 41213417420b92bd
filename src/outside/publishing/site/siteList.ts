// The list of published objects, with its filter form.
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { cards } from './siteCard.ts'
import { filtersIn, mayBeIndexed, orders, queryText } from './siteFilter.ts'
import type { SiteQuery } from './siteFilter.ts'
import { filterForm } from './siteFilterForm.ts'
import type { SiteChoices } from './siteFilterForm.ts'
import type { PublishedRow } from './siteObjects.store.ts'
import { icon } from './siteIcon.ts'
import { picturePath, savedPath, sitePage } from './sitePage.ts'
import { resultsMap } from './siteResultsMap.ts'
import type { MapTown } from './siteSurroundings.ts'
import type { Site } from './site.ts'

type FoundPage = {
  items: PublishedRow[]
  totalRows: number
  pages: number
  page: number
  /** Around any of the items. */
  towns: MapTown[]
  /** Typed names of places that nobody knows. */
  unknownPlaces: readonly string[]
}

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
  const map = resultsMap(site, found.items, found.towns)
  const filters = filtersIn(query.filter)
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
    isIndexed: mayBeIndexed(query) && found.totalRows > 0 && found.unknownPlaces.length === 0,
    offer,
    main: html`<div class="full results">
      <div class="found">
        <h1>${heading}</h1>
        ${filterForm(site, query, choices, found.unknownPlaces)}
        <div class="total row" id="results">
          <p role="status">${t('site.found', { count: found.totalRows })}</p>
          ${found.totalRows > 1 && orderMenu(site, query)}
        </div>
        ${
          found.totalRows === 0
            ? html`<div class="empty">
                ${icon('house')}
                <p>${t('site.nothing')} ${t('site.nothingText')}</p>
                <p><a class="button primary" href="/site/${language}">${t('site.clear')}</a></p>
              </div>`
            : cards(site, found.items)
        }
        ${found.pages > 1 && pager(site, shown, found.pages, `/site/${language}`, page)}
      </div>
      ${
        map &&
        html`<section id="map" class="sheet screen" aria-label="${t('site.mapOfResults')}">
          <p class="sheetHead">
            <a href="#results">${icon('close')} ${t('site.closePictures')}</a>
          </p>
          ${map}
        </section>`
      }
      <p class="floating row screen">
        <a class="button primary" href="#filter"
          >${icon('filter')} ${t('site.filters')}${filters > 0 && html` · ${filters}`}</a
        >
        ${map && html`<a class="button primary" href="#map">${icon('map')} ${t('site.onMap')}</a>`}
      </p>
    </div>`,
  })
}

/** Properties that the visitor saved; their numbers are in the address. */
export function savedPage(
  site: Site,
  numbers: readonly string[],
  objects: readonly PublishedRow[],
): string {
  const { t } = site
  const gone = numbers.length - objects.length
  const query = numbers.length > 0 ? `?objects=${numbers.join(',')}` : ''
  return sitePage(site, {
    title: t('site.savedTitle'),
    path: (language) => savedPath(language) + query,
    isIndexed: false,
    hasEnquiry: objects.length > 0,
    main: html`<h1>${t('site.savedTitle')}</h1>
      <p class="quiet total">${t('site.savedText')}</p>
      ${gone > 0 && html`<p class="quiet" role="status">${t('site.savedGone', { count: gone })}</p>`}
      ${
        objects.length > 0
          ? cards(site, objects)
          : html`<div class="empty">
              ${icon('heart')}
              <p>${t('site.savedNone')}</p>
              <p><a class="button primary" href="/site/${site.language}">${t('site.back')}</a></p>
            </div>`
      }`,
  })
}

function orderMenu({ t, language }: Site, query: SiteQuery): Html {
  const name = (order: SiteQuery['order']) => t(`site.order.${order ?? 'newest'}`)
  const to = (order: SiteQuery['order']) =>
    html`<a
      href="/site/${language}${queryText({ ...query, order, page: 1 })}"
      rel="nofollow"
      ${order === query.order && html`aria-current="true"`}
      >${name(order)}</a
    > `
  return html`<details class="menu screen">
    <summary>${t('site.order')}: ${name(query.order)}</summary>
    <nav class="row" aria-label="${t('site.order')}">${[null, ...orders].map(to)}</nav>
  </details>`
}

function pager({ t }: Site, query: SiteQuery, pages: number, path: string, text: string): Html {
  const to = (page: number, rel: 'prev' | 'next', label: string) =>
    html`<a rel="${rel}" href="${path}${queryText({ ...query, page })}">${label}</a>`
  return html`<nav class="pager row" aria-label="${t('site.pages')}">
    ${query.page > 1 && to(query.page - 1, 'prev', t('site.previous'))}
    <span>${text}</span>
    ${query.page < pages && to(query.page + 1, 'next', t('site.next'))}
  </nav>`
}
