// The page of a selection: the chosen objects, the client's marks, and forms to respond.
import { formatDate } from '#kit/fields/format.ts'
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { selectionPaths } from '../selections.paths.ts'
import type { Site } from '#outside/publishing/site/site.ts'
import { textPage } from '#outside/publishing/site/siteMessage.ts'
import { sitePage } from '#outside/publishing/site/sitePage.ts'
import type { ShownSelection } from './openSelection.store.ts'
import { chosenObject } from './selectionObject.ts'
import { messageForm, writtenMessages } from './selectionForms.ts'
import { picture } from './shownSelection.ts'
import type { SelectionPageContext } from './shownSelection.ts'

export function selectionPage(site: Site, page: SelectionPageContext): string {
  const { t, agency } = site
  const { token, selection, shown, failed } = page
  const { objects, gone, messages } = shown
  const title = t('selection.page.title', { count: objects.length })
  const cover = objects[0]?.images[0]
  return sitePage(site, {
    title,
    description: t('selection.page.from', { agency: agency.name }),
    path: (language) => selectionPaths.publicSelection(language, token),
    image: cover && picture(site, token, cover.name, 800),
    isIndexed: false,
    hasEnquiry: false,
    main: html`<div class="selection">
      <h1>${title}</h1>
      ${failed && html`<p class="wrong" role="alert">${t(failed.why)}</p>`}
      ${selection.note && html`<div class="text letter" lang="${selection.language}">${selection.note}</div>`}
      ${objects.length > 0 && html`<p>${t('selection.page.how')}</p>`}
      ${
        selection.expiresOn &&
        html`<p class="reference">
          ${t('selection.openUntil', { day: formatDate(selection.expiresOn) })}
        </p>`
      }
      ${gone > 0 && html`<p class="reference">${t('selection.page.gone', { count: gone })}</p>`}
      ${
        objects.length === 0
          ? html`<p class="empty">${t('selection.page.empty')}</p>`
          : html`<ol class="chosen">
              ${objects.map((object) => chosenObject(site, page, object))}
            </ol>`
      }
      ${answerSection(site, page, messages)}
    </div>`,
  })
}

function answerSection(
  site: Site,
  page: SelectionPageContext,
  messages: ShownSelection['messages'],
): Html {
  const { t } = site
  return html`<section aria-labelledby="answer" id="all">
    <h2 id="answer">${t('selection.page.answer')}</h2>
    ${writtenMessages(site, messages, null, page.written === 'all')}
    ${messageForm(site, page, null)}
  </section>`
}

/** The same page for all links that do not work, so that it reveals nothing. */
export const closedPage = (site: Site): string =>
  textPage(site, { title: 'selection.page.closed', text: 'selection.page.closedText' })
