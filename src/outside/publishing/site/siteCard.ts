// A property in a list: its cover, price, title and sizes.
import { formatArea } from '#kit/fields/format.ts'
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { shownPrices, statesOf, subtitleOf, titleOf } from './siteFacts.ts'
import { icon } from './siteIcon.ts'
import type { PublishedRow } from './siteObjects.store.ts'
import { objectPath, picturePath } from './sitePage.ts'
import { fillsRoom, siteImage } from './sitePictures.ts'
import type { Site } from './site.ts'

/** `at` counts from 0; the first ones load their pictures at once. `level`: of the heading. */
export function cards(site: Site, objects: readonly PublishedRow[], level: 2 | 3 = 2): Html {
  return html`<ul class="cards columns">
    ${objects.map((object, at) => card(site, object, level === 3 ? 'lazy' : loadingOf(at), level))}
  </ul>`
}

const loadingOf = (at: number) => (at === 0 ? 'first' : at < 4 ? 'now' : 'lazy')

function card(
  site: Site,
  object: PublishedRow,
  loading: 'first' | 'now' | 'lazy',
  level: 2 | 3,
): Html {
  const { language } = site
  const { referenceNumber } = object
  const [cover] = object.images
  const subtitle = subtitleOf(object, site)
  const title = html`<a href="${objectPath(language, referenceNumber)}">${titleOf(object)}</a>`
  return html`<li>
    <article data-card="${referenceNumber}">
      <div class="cover ${cover && !fillsRoom(cover) && 'uncut'}">
        ${
          cover
            ? siteImage(cover, {
                at: picturePath,
                sizes: '(min-width: 75rem) 25rem, (min-width: 40rem) 45vw, 92vw',
                alt: '',
                loading,
                largest: 800,
              })
            : icon('house')
        }
        ${states(site, object)}
      </div>
      ${prices(site, object)} ${level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
      <p class="quiet">
        ${subtitle && html`${subtitle}<br />`}${[...sizesOf(object, site), ''].join(' · ')}
        <span class="reference">#${referenceNumber}</span>
      </p>
      ${saveButton(site, object)}
    </article>
  </li>`
}

/** '85 m²', '2 bd', '1 ba'. */
export const sizesOf = ({ area, bedrooms, bathrooms }: PublishedRow, { t }: Site): string[] => [
  ...(area === null ? [] : [formatArea(area, t)]),
  ...(bedrooms ? [t('object.bd', { count: bedrooms })] : []),
  ...(bathrooms ? [t('object.ba', { count: bathrooms })] : []),
]

/** Saved in the browser, so that it only works with a script. */
export const saveButton = ({ t }: Site, object: PublishedRow, text?: string): Html =>
  html`<button
    type="button"
    class="save screen"
    data-save="${object.referenceNumber}"
    aria-pressed="false"
    data-script
    hidden
    ${!text && html`aria-label="${t('site.save')}: ${titleOf(object)}"`}
  >
    ${icon('heart')} ${text}
  </button>`

export const states = (site: Site, object: PublishedRow): Html | false => {
  const names = statesOf(object, site)
  return (
    names.length > 0 &&
    html`<p class="states">${names.map((state) => html`<span class="state">${state}</span> `)}</p>`
  )
}

export const prices = (site: Site, object: PublishedRow): Html =>
  html`<p class="prices">
    ${shownPrices(object, site).map(
      ({ offer, price, before }) =>
        html`<span
          ><strong>${price}</strong>
          <small
            >${offer}${before && html` · ${site.t('site.before', { price: before })}`}</small
          ></span
        > `,
    )}
  </p>`
