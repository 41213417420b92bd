// HTML for pages that the server renders: a template tag that escapes every value.

/** Markup that needs no escaping; only `html` and `jsonData` make it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

/**
 * html`<a href="${path}">${name}</a>`: values of the class Html are not escaped again, lists are joined, null,
 * undefined and false are left out. Attributes must be in double quotes. A URL that a user entered must be checked to
 * begin with http before it becomes a link.
 */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((text, string, at) => text + markupOf(parts[at - 1]) + string))

/** A value as JSON for <script type="application/ld+json">, escaped so that it cannot end the element. */
export const jsonData = (value: unknown): Html =>
  new Html(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, asUnicode))

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(markupOf).join('')
  return String(part).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`)
}

const asUnicode = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
