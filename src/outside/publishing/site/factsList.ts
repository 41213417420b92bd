import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'

/** Facts of an object, each by its name. */
export const factsList = (facts: readonly { label: string; text: string }[]): Html =>
  html`<dl>
    ${facts.map(
      ({ label, text }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`
