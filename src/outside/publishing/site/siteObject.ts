// The page of one object.
import { cutText } from '#kit/fields/cutText.ts'
import type { OptionsOf } from '#kit/fields/options.ts'
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { factsList } from './factsList.ts'
import {
  descriptionOf,
  factsOf,
  featuresOf,
  shownPrices,
  subtitleOf,
  titleOf,
} from './siteFacts.ts'
import { listingData } from './siteListing.ts'
import { prices, states } from './siteList.ts'
import type { MapTown } from './siteSurroundings.ts'
import { siteMap } from './siteSurroundings.ts'
import type { PublishedObject } from './siteObjects.store.ts'
import { enquirySection } from './siteEnquiry.ts'
import { gallery, picturesPage } from './siteGallery.ts'
import { contact, objectPath, picturePath, picturesPath, sitePage } from './sitePage.ts'
import type { Site } from './site.ts'

type Beside = { optionsOf: OptionsOf; towns: MapTown[] }

export function objectPage(site: Site, object: PublishedObject, beside: Beside): string {
  const { t, language } = site
  const { referenceNumber } = object
  const title = titleOf(object)
  const description = descriptionOf(object, site)
  const facts = factsOf(object, site, beside.optionsOf)
  const features = featuresOf(object, site)
  const [cover] = object.images
  const subtitle = subtitleOf(object, site)
  const map = siteMap(site, object, beside.towns)
  return sitePage(site, {
    title: `${title} #${referenceNumber}`,
    hasEnquiry: false,
    description: summary(site, object, description?.language === language ? description.text : ''),
    path: (language) => objectPath(language, referenceNumber),
    image: cover && picturePath(cover.name, 1600),
    data: listingData(site, object),
    main: html`<article class="object">
      <p class="back"><a href="/site/${language}">${t('site.back')}</a></p>
      <h1>${title}</h1>
      <p>
        ${subtitle && html`${subtitle} <span aria-hidden="true">·</span>`}
        <span class="reference">${t('site.reference', { number: referenceNumber })}</span>
      </p>
      ${states(site, object)} ${prices(site, object)}
      ${gallery(site, { pictures: object.images, at: picturePath, all: picturesPath(language, referenceNumber) })}
      <div class="beside">
        <div>
          ${
            description &&
            html`<section aria-labelledby="description">
              <h2 id="description">${t('site.description')}</h2>
              <div class="text" lang="${description.language}">${description.text}</div>
            </section>`
          }
          ${video(site, object)}
          <section aria-labelledby="facts">
            <h2 id="facts">${t('site.facts')}</h2>
            ${factsList(facts)}
          </section>
          ${
            features.length > 0 &&
            html`<section aria-labelledby="features">
              <h2 id="features">${t('site.features')}</h2>
              <ul class="features">
                ${features.map((feature) => html`<li>${feature}</li>`)}
              </ul>
            </section>`
          }
          ${
            map &&
            html`<section aria-labelledby="map">
              <h2 id="map">${t('site.map')}</h2>
              ${map}
            </section>`
          }
          ${enquirySection(site, referenceNumber)}
        </div>
        <aside class="reach" aria-labelledby="contact">
          <h2 id="contact">${t('site.contact')}</h2>
          ${prices(site, object)}
          <p>${t('site.contactText', { number: referenceNumber })}</p>
          ${contact(site, referenceNumber)}
          <p class="ways"><a href="#enquiry">${t('site.enquiry')}</a></p>
        </aside>
      </div>
    </article>`,
  })
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
