// One object on the page of a selection: its public facts, and the client's mark.
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { selectionPaths } from '../selections.paths.ts'
import { factsList } from '#outside/publishing/site/factsList.ts'
import {
  descriptionOf,
  factsOf,
  featuresOf,
  subtitleOf,
  titleOf,
} from '#outside/publishing/site/siteFacts.ts'
import { prices, sizesOf, states } from '#outside/publishing/site/siteCard.ts'
import { icon } from '#outside/publishing/site/siteIcon.ts'
import { picturesPage } from '#outside/publishing/site/siteGallery.ts'
import { objectPath } from '#outside/publishing/site/sitePage.ts'
import { fillsRoom, siteImage } from '#outside/publishing/site/sitePictures.ts'
import type { SitePicture } from '#outside/publishing/site/sitePictures.ts'
import type { Site } from '#outside/publishing/site/site.ts'
import { siteMap } from '#outside/publishing/site/siteSurroundings.ts'
import type { ChosenObject } from './openSelection.store.ts'
import { markForm, messageForm, writtenMessages } from './selectionForms.ts'
import { picture } from './shownSelection.ts'
import type { SelectionPageContext } from './shownSelection.ts'

export function chosenObject(site: Site, page: SelectionPageContext, object: ChosenObject): Html {
  const { t } = site
  const { referenceNumber, mark } = object
  const title = titleOf(object)
  const subtitle = subtitleOf(object, site)
  const isTyped = page.failed?.typed?.reference === referenceNumber
  return html`<li id="object-${referenceNumber}">
    <article aria-labelledby="title-${referenceNumber}" class="${mark}">
      ${covers(site, page, object, title)}
      <div class="about">
        <h2 id="title-${referenceNumber}">${title}</h2>
        ${states(site, object)} ${prices(site, object)} ${subtitle && html`<p>${subtitle}</p>`}
        <p>
          ${sizesOf(object, site).join(' · ')} <span class="reference">#${referenceNumber}</span>
        </p>
        ${markForm(site, page, object, title)} ${details(site, page, object)}
        ${writtenMessages(site, page.shown.messages, object.id, page.written === referenceNumber)}
        <details ${isTyped && html`open`}>
          <summary>${t('selection.page.writeAbout')}</summary>
          ${messageForm(site, page, object)}
        </details>
      </div>
    </article>
  </li>`
}

/** The first picture; the others are on a separate page. */
function covers(
  site: Site,
  page: SelectionPageContext,
  { images, referenceNumber }: ChosenObject,
  title: string,
) {
  const { t, language } = site
  const total = images.length
  const all = `${selectionPaths.publicSelection(language, page.token)}/pictures/${referenceNumber}`
  const one = (image: SitePicture, at: number) =>
    html`<a href="${all}#picture-${at + 1}" class="${!fillsRoom(image) && 'uncut'}"
      >${siteImage(image, {
        at: (name, side) => picture(site, page.token, name, side),
        sizes: at === 0 ? '(min-width: 62rem) 30rem, 96vw' : '(min-width: 40rem) 15rem, 46vw',
        alt: `${title}: ${t('site.picture', { number: at + 1, total })}`,
        loading: 'lazy',
        largest: 800,
      })}</a
    >`
  return (
    total > 0 &&
    html`<div class="pictures">
      <div class="first">${one(images[0]!, 0)}</div>
      ${
        total > 1 &&
        html`<details>
          <summary>${t('selection.page.pictures', { count: total })}</summary>
          <ul class="small columns">
            ${images.slice(1).map((image, at) => html`<li>${one(image, at + 1)}</li>`)}
          </ul>
        </details>`
      }
    </div>`
  )
}

/** All pictures of one of the objects, one per screen. */
export function chosenPictures(site: Site, token: string, object: ChosenObject): string {
  const { referenceNumber, images } = object
  return picturesPage(site, {
    pictures: images,
    at: (name, side) => picture(site, token, name, side),
    title: titleOf(object),
    back: `${selectionPaths.publicSelection(site.language, token)}#object-${referenceNumber}`,
  })
}

function details(
  site: Site,
  { optionsOf, towns }: SelectionPageContext,
  object: ChosenObject,
): Html | false {
  const { t, language } = site
  const description = descriptionOf(object, site)
  const facts = factsOf(object, site, optionsOf)
  const features = featuresOf(object, site)
  const map = siteMap(site, object, towns)
  if (!description && !map && facts.length === 0 && features.length === 0) return false
  return html`<details>
    <summary>${t('selection.page.more')}</summary>
    ${
      description &&
      html`<div class="text" lang="${description.language}">${description.text}</div>`
    }
    ${factsList(facts)}
    <ul class="features columns">
      ${features.map((feature) => html`<li>${icon('check')} ${feature}</li>`)}
    </ul>
    ${map}
    ${
      object.published &&
      html`<p>
        <a href="${objectPath(language, object.referenceNumber)}">${t('selection.page.onSite')}</a>
      </p>`
    }
  </details>`
}
