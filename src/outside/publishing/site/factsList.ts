import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'

/** Renders facts of an object with their names. */
export const factsList = (facts: readonly { label: string; text: string }[]): Html =>
  html`<dl class="facts columns">
    ${facts.map(
      ({ label, text }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`
