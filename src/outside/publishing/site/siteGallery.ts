// The pictures of an object: a preview of five, a swipe strip on phones, and all of them on a separate page, one per screen.
// Uses only links and scrolling; a script adds keys.
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import type { PictureSide } from '#kit/files/thumbnail.ts'
import { fillsRoom, siteImage } from './sitePictures.ts'
import type { SitePicture } from './sitePictures.ts'
import { icon } from './siteIcon.ts'
import { sitePage } from './sitePage.ts'
import type { Site } from './site.ts'

type Pictures = {
  pictures: readonly SitePicture[]
  at: (name: string, side: PictureSide) => string
  /** The page with all pictures. */
  all: string
}

const cover = '(min-width: 48rem) 50vw, 100vw'
const beside = '(min-width: 48rem) 25vw, 100vw'

export function gallery({ t }: Site, { pictures, at, all }: Pictures): Html | false {
  const total = pictures.length
  // Three pictures fill the preview as well as five; a fourth is only on the page with all.
  const atGlance = total >= 5 ? 5 : Math.min(total, 3)
  return (
    total > 0 &&
    html`<section class="pictures full" aria-label="${t('site.pictures')}">
      <ul class="gallery of${atGlance}">
        ${pictures.map(
          (picture, index) =>
            html`<li class="${(total === 1 || !fillsRoom(picture)) && 'uncut'}">
              <a href="${all}#picture-${index + 1}"
                >${siteImage(picture, {
                  at,
                  sizes: total === 1 ? '100vw' : index === 0 ? cover : beside,
                  alt: t('site.picture', { number: index + 1, total }),
                  loading: index === 0 ? 'first' : 'lazy',
                })}</a
              >
              ${total > 1 && html`<span class="count pill screen" aria-hidden="true">${index + 1} / ${total}</span>`}
            </li>`,
        )}
      </ul>
      ${
        total > 1 &&
        html`<a class="all pill screen" href="${all}"
          >${icon('photos')} ${t('site.allPictures', { total })}</a
        >`
      }
    </section>`
  )
}

type Viewer = Omit<Pictures, 'all'> & {
  title: string
  /** Target of the close button. */
  back: string
  canonical?: (language: Site['language']) => string
}

export function picturesPage(site: Site, { pictures, at, title, back, canonical }: Viewer): string {
  const { t } = site
  const total = pictures.length
  const name = (number: number) => t('site.picture', { number, total })
  return sitePage(site, {
    title: `${t('site.pictures')} · ${title}`,
    ...(canonical && { canonical }),
    isIndexed: false,
    isBare: true,
    main: html`<div class="viewerHead row">
        <h1 class="quiet">${title}</h1>
        <a class="close screen" href="${back}" data-back="${back}"
          >${t('site.closePictures')} ${icon('close')}</a
        >
      </div>
      <ol class="slides full" tabindex="0" aria-label="${t('site.pictures')}">
        ${pictures.map(
          (picture, index) =>
            html`<li id="picture-${index + 1}">
              ${siteImage(picture, {
                at,
                sizes: '100vw',
                alt: name(index + 1),
                loading: index === 0 ? 'first' : 'lazy',
              })}
              ${total > 1 && steps(site, index + 1, total)}
            </li>`,
        )}
      </ol>`,
  })
}

// Keyboard focus moves along: each link leads to the same link at the next picture.
function steps({ t }: Site, number: number, total: number): Html {
  const to = (way: 'previous' | 'next', aim: number) => {
    if (aim < 1 || aim > total) return html`<span></span>`
    const isLast = aim === 1 || aim === total
    const there = aim === 1 ? 'next' : isLast ? 'previous' : way
    return html`<a
      id="${way}-${number}"
      href="#${there}-${aim}"
      aria-label="${t(`site.${way}`)}: ${t('site.picture', { number: aim, total })}"
      >${way === 'previous' && html`<span aria-hidden="true">←</span>`} ${t(`site.${way}`)}
      ${way === 'next' && html`<span aria-hidden="true">→</span>`}</a
    >`
  }
  return html`<p class="steps row room screen">
    ${to('previous', number - 1)}
    <span aria-hidden="true">${number} / ${total}</span> ${to('next', number + 1)}
  </p>`
}
