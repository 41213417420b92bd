// The page of one object.
import { cutText } from '#kit/fields/cutText.ts'
import type { OptionsOf } from '#kit/fields/options.ts'
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { factsList } from './factsList.ts'
import type { SiteAgent } from './siteAgent.store.ts'
import { cards, prices, states } from './siteCard.ts'
import { siteContact } from './siteContact.ts'
import {
  descriptionOf,
  factsOf,
  featuresOf,
  mainFacts,
  shownPrices,
  subtitleOf,
  titleOf,
} from './siteFacts.ts'
import { listingData } from './siteListing.ts'
import { icon } from './siteIcon.ts'
import type { MapTown } from './siteSurroundings.ts'
import { siteMap } from './siteSurroundings.ts'
import type { PublishedObject, PublishedRow } from './siteObjects.store.ts'
import { enquirySection } from './siteEnquiry.ts'
import { gallery, picturesPage } from './siteGallery.ts'
import { objectPath, picturePath, picturesPath, sitePage } from './sitePage.ts'
import type { Site } from './site.ts'

export type BesideObject = {
  optionsOf: OptionsOf
  towns: MapTown[]
  agent: SiteAgent | undefined
  similar: PublishedRow[]
}

export function objectPage(site: Site, object: PublishedObject, beside: BesideObject): string {
  const { t, language } = site
  const { referenceNumber } = object
  const title = titleOf(object)
  const description = descriptionOf(object, site)
  const facts = factsOf(object, site, beside.optionsOf)
  const main = mainFacts(facts)
  const others = facts.filter(({ name }) => !main.some((fact) => fact.name === name))
  const features = featuresOf(object, site)
  const [cover] = object.images
  const subtitle = subtitleOf(object, site)
  const map = siteMap(site, object, beside.towns)
  const { similar } = beside
  return sitePage(site, {
    title: `${title} #${referenceNumber}`,
    hasEnquiry: false,
    description: summary(site, object, description?.language === language ? description.text : ''),
    path: (language) => objectPath(language, referenceNumber),
    image: cover && picturePath(cover.name, 1600),
    data: listingData(site, object),
    main: html`<article class="full object">
      ${gallery(site, { pictures: object.images, at: picturePath, all: picturesPath(language, referenceNumber) })}
      <div class="room beside">
        <div>
          ${crumbs(site, object)} ${prices(site, object)}
          <h1>${title}</h1>
          <p class="quiet">
            ${subtitle && html`${subtitle} <span aria-hidden="true">·</span>`}
            <span class="reference">${t('site.reference', { number: referenceNumber })}</span>
          </p>
          ${states(site, object)}
          ${
            main.length > 0 &&
            html`<dl class="main columns">
              ${main.map(
                ({ label, text, icon: name }) =>
                  html`<div>
                    ${icon(name)}
                    <dt>${label}</dt>
                    <dd>${text}</dd>
                  </div>`,
              )}
            </dl>`
          }
          ${
            description &&
            html`<section aria-labelledby="description">
              <h2 id="description">${t('site.description')}</h2>
              ${
                description.language !== language &&
                html`<p class="quiet">
                  ${t('site.textIn', { language: t(`site.in.${description.language}`) })}
                </p>`
              }
              <div class="text" lang="${description.language}">${description.text}</div>
            </section>`
          }
          ${video(site, object)}
          ${
            others.length > 0 &&
            html`<section aria-labelledby="facts">
              <h2 id="facts">${t('site.facts')}</h2>
              ${factsList(others)}
            </section>`
          }
          ${
            features.length > 0 &&
            html`<section aria-labelledby="features">
              <h2 id="features">${t('site.features')}</h2>
              <ul class="features columns">
                ${features.map((feature) => html`<li>${icon('check')} ${feature}</li>`)}
              </ul>
            </section>`
          }
          ${
            map &&
            html`<section aria-labelledby="map">
              <h2 id="map">${t('site.map')}</h2>
              ${map} ${streets(site, object)}
            </section>`
          }
          ${enquirySection(site, referenceNumber)}
        </div>
        ${siteContact(site, object, beside.agent)}
      </div>
      ${
        similar.length > 0 &&
        html`<section class="room screen" aria-labelledby="similar">
          <h2 id="similar">${t('site.similar')}</h2>
          ${cards(site, similar, 3)}
        </section>`
      }
    </article>`,
  })
}

/** To the list, and to those with the same offer and place. */
function crumbs({ t, language }: Site, object: PublishedObject): Html {
  const list = `/site/${language}`
  const offer = (['forSale', 'forRent', 'forShortRent'] as const).find((one) => object[one])
  return html`<nav class="crumbs row" aria-label="${t('site.path')}">
    <a href="${list}" data-back="${list}">${icon('back')} ${t('site.back')}</a>
    ${offer && html`<a href="${list}?offer=${offer}">${t(`object.${offer}`)}</a>`}
    ${
      object.locationId !== null &&
      html`<a href="${list}?${offer && `offer=${offer}&`}place=${object.locationId}"
        >${object.location}</a
      >`
    }
  </nav>`
}

// Only a link, so that the page loads nothing from other sites.
function streets({ t }: Site, { mapLatitude, mapLongitude, mapRadius }: PublishedObject): Html {
  const at = `${mapLatitude}/${mapLongitude}`
  const mark = mapRadius === null ? `?mlat=${mapLatitude}&mlon=${mapLongitude}` : ''
  return html`<p class="quiet">
    ${mapRadius !== null && t('site.mapNote')}
    <a href="https://www.openstreetmap.org/${mark}#map=15/${at}" rel="noopener nofollow"
      >${t('site.streets')}</a
    >
  </p>`
}

/** All pictures of the object, one per screen. */
export const objectPictures = (site: Site, object: PublishedObject): string =>
  picturesPage(site, {
    pictures: object.images,
    at: picturePath,
    title: titleOf(object),
    back: objectPath(site.language, object.referenceNumber),
    canonical: (language) => objectPath(language, object.referenceNumber),
  })

/** The description in search results: at most 160 characters. */
function summary(site: Site, object: PublishedObject, description: string): string {
  const prices = shownPrices(object, site).map(({ offer, price }) => `${offer} ${price}`)
  const text = [object.type, object.location, ...prices, description].filter(Boolean).join(' · ')
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 160 ? line : `${cutText(line, 159).replace(/\s\S*$/, '')}…`
}

// Only a link, so that the page loads nothing from other sites.
const video = ({ t }: Site, { videoURL }: PublishedObject): Html | false =>
  videoURL !== null &&
  /^https?:\/\//i.test(videoURL) &&
  html`<p><a href="${videoURL}" rel="noopener nofollow">${t('site.video')}</a></p>`
