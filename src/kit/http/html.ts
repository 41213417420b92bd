// HTML that the server writes itself: a template in which every value is escaped.

/** Markup that may stand in a page as it is; made by `html` and `jsonData` alone. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

/**
 * html`<a href="${path}">${name}</a>`: markup made here stays markup, lists are put one after the
 * other, nothing is written for null, undefined and false. Attributes must stand in double quotes,
 * and an address that comes from people must be checked to begin with http before it is a link.
 */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((text, string, at) => text + textOf(parts[at - 1]) + string))

/** A value for <script type="application/ld+json">: nothing in it can end the element. */
export const jsonData = (value: unknown): Html =>
  new Html(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, asUnicode))

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return String(part).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`)
}

const asUnicode = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
