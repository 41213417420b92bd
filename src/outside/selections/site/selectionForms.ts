// The forms on a selection's page, which work without scripts.
import { formatInstant } from '#kit/fields/format.ts'
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { selectionPaths } from '../selections.paths.ts'
import type { Site } from '#outside/publishing/site/site.ts'
import { marks } from '../selections.contract.ts'
import type { ChosenObject, ClientMessage } from './openSelection.store.ts'
import { longestMessage } from './selectionInput.ts'
import type { SelectionPageContext } from './shownSelection.ts'

const pathOf = ({ language }: Site, { token }: SelectionPageContext) =>
  selectionPaths.publicSelection(language, token)

/** Two buttons; clicking the pressed one removes its mark. */
export function markForm(
  site: Site,
  page: SelectionPageContext,
  object: ChosenObject,
  title: string,
): Html {
  const { t } = site
  return html`<form method="post" action="${pathOf(site, page)}/mark" class="marks columns">
    <input type="hidden" name="object" value="${object.referenceNumber}" />
    ${marks.map((mark) => {
      const isSaid = object.mark === mark
      return html`<button
        name="mark"
        value="${isSaid ? 'none' : mark}"
        class="${mark}"
        aria-pressed="${isSaid ? 'true' : 'false'}"
        aria-label="${t(`selection.page.${mark}`)}: ${title}"
      >
        <span aria-hidden="true">${mark === 'like' ? '♥' : '✕'}</span>
        ${t(`selection.page.${mark}`)}
      </button>`
    })}
  </form>`
}

/** About one object, or about all of them. */
export function messageForm(
  site: Site,
  page: SelectionPageContext,
  about: ChosenObject | null,
): Html {
  const { t } = site
  const reference = about?.referenceNumber ?? null
  const { failed } = page
  const typed = failed?.typed && failed.typed.reference === reference ? failed.typed.text : null
  const id = `message-${reference ?? 'all'}`
  return html`<form method="post" action="${pathOf(site, page)}/message" class="ask columns">
    <label class="whole" for="${id}">${t('selection.page.message')}</label>
    <textarea
      class="whole"
      id="${id}"
      name="message"
      rows="4"
      maxlength="${longestMessage}"
      required
      ${typed !== null && html`aria-invalid="true" aria-describedby="${id}-wrong"`}
    >
${typed}</textarea>
    ${typed !== null && html`<span class="wrong whole" id="${id}-wrong">${t(failed!.why)}</span>`}
    <label class="trap" aria-hidden="true"
      >Website <input type="text" name="website" tabindex="-1" autocomplete="off"
    /></label>
    ${reference && html`<input type="hidden" name="object" value="${reference}" />`}
    <div class="whole"><button class="primary">${t('selection.page.send')}</button></div>
  </form>`
}

/** The client's earlier messages, with thanks for a new one. */
export function writtenMessages(
  { t }: Site,
  messages: readonly ClientMessage[],
  objectId: number | null,
  isNew: boolean,
): Html {
  const own = messages.filter((message) => message.objectId === objectId)
  return html`${isNew && html`<p role="status" class="thanks">${t('selection.page.thanks')}</p>`}
  ${own.map(
    ({ text, writtenOn }) =>
      html`<div class="written">
        <p class="reference">${t('selection.page.written', { day: formatInstant(writtenOn) })}</p>
        <div class="text">${text}</div>
      </div>`,
  )}`
}
