// A letter in two versions: plain text that is complete by itself, and HTML with pictures and buttons. Mail programs know
// little of HTML: tables and inline styles only, and no colours of text or background, so that dark mode stays readable.
import type { Language } from '../i18n/languages.ts'
import { html } from '../http/html.ts'
import type { Html } from '../http/html.ts'

/** A linked card, such as a property. */
export type Card = {
  title: string
  lines: readonly string[]
  link: string
  /** The URL of a JPEG that anybody with the letter may load. */
  picture: string | null
}
/** Paragraphs, a link that is a button in HTML, or cards. */
export type Block = string | { link: string; label: string } | { cards: readonly Card[] }

type Letter = {
  language: Language
  /** The colour of buttons as #rrggbb. */
  accent: string | null
  blocks: readonly Block[]
  /** Lines about the sender. */
  closing: readonly string[]
  /** Small print below the closing, such as how to end mailings. */
  ending?: string | null
}

/** Leaves out lines of the closing that the author has already typed at the end of the letter. */
export function letterOf({ language, accent, blocks, closing, ending }: Letter): {
  text: string
  html: string
} {
  const body = blocks.map(plainTextOf).join('\n\n')
  const end = body.split(/\n+/).slice(-5).join('\n')
  const signature = closing.filter((line) => !end.includes(line))
  const text = [body, signature.join('\n'), ending].filter(Boolean).join('\n\n')
  const content = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </head>
      <body
        style="margin: 0; padding: 16px; font-family: Arial, Helvetica, sans-serif; font-size: 16px; line-height: 1.5"
      >
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="max-width: 600px"
        >
          <tr>
            <td>
              ${blocks.map((block) => htmlOf(block, accent ?? '#0b5d78'))}
              ${signature.length > 0 && html`<p style="${paragraph}">${lines(signature.join('\n'))}</p>`}
              ${ending && html`<p style="${paragraph}; font-size: 13px">${lines(ending)}</p>`}
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return { text, html: content.text.replace(/\n\s+/g, ' ') }
}

const paragraph = 'margin: 0 0 16px; overflow-wrap: anywhere'

function plainTextOf(block: Block): string {
  if (typeof block === 'string') return block
  if ('link' in block) return block.link
  return block.cards
    .map(({ title, lines, link }) =>
      [`• ${[title, lines.join(', ')].filter(Boolean).join(': ')}`, `  ${link}`].join('\n'),
    )
    .join('\n')
}

function htmlOf(block: Block, accent: string): Html {
  if (typeof block === 'string')
    return html`${block
      .split(/\n{2,}/)
      .map((part) => html`<p style="${paragraph}">${lines(part)}</p>`)}`
  if ('link' in block)
    return html`<p style="${paragraph}">
      <a
        href="${block.link}"
        style="display: inline-block; padding: 10px 18px; border-radius: 4px; background-color: ${accent}; color: #ffffff; text-decoration: none"
        >${block.label}</a
      >
    </p>`
  return html`${block.cards.map(card)}`
}

const card = ({ title, lines: facts, link, picture }: Card): Html =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin: 0 0 16px"
  >
    <tr>
      ${
        picture &&
        html`<td width="172" valign="top">
          <a href="${link}"
            ><img
              src="${picture}"
              alt=""
              width="160"
              style="display: block; width: 160px; max-width: 160px; height: auto; border: 0"
          /></a>
        </td>`
      }
      <td valign="top" style="overflow-wrap: anywhere">
        <a href="${link}" style="font-weight: bold">${title}</a>
        ${facts.map((line) => html`<br />${line}`)}
      </td>
    </tr>
  </table>`

/** The text with line breaks, and with URLs as links. */
const lines = (text: string): Html =>
  html`${text
    .split('\n')
    .map(
      (line, at) =>
        html`${at > 0 && html`<br />`}${line.split(/(https?:\/\/[^\s<>"]+)/).map(linked)}`,
    )}`

/** Every second part is a URL; punctuation after it does not belong to it. */
function linked(part: string, at: number): Html {
  if (at % 2 === 0) return html`${part}`
  const end = /(?<![.,;:!?)»])[.,;:!?)»]*$/.exec(part)!.index
  const url = part.slice(0, end)
  return html`<a href="${url}">${url}</a>${part.slice(end)}`
}
