import { createElement } from 'react'
import type { ReactNode } from 'react'

const allowed = new Set('a b strong i em u br p ul ol li code span small'.split(' '))
const dropped = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object'])
/** Allowed targets of links: pages, but no scripts. */
const harmless = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/**
 * A text that may contain markup. Only harmless tags and line breaks are kept: the text is parsed as an inert document, and
 * rebuilt from allowed elements.
 */
export function Markup({ markup }: { markup: string }) {
  const read = new DOMParser().parseFromString(markup.replaceAll('\n', '<br>'), 'text/html')
  return <span>{contentOf(read.body)}</span>
}

const contentOf = (node: Node): ReactNode[] => [...node.childNodes].map(drawn)

function drawn(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof HTMLElement) || dropped.has(node.localName)) return null
  if (node.localName === 'br') return <br key={key} />
  // Keep the text of elements that are not allowed.
  const tag = allowed.has(node.localName) ? node.localName : 'span'
  const href = node.getAttribute('href') ?? ''
  const title = node.getAttribute('title')
  const attributes = {
    ...(tag === 'a' && harmless.test(href) && { href }),
    ...(title && { title }),
  }
  return createElement(tag, { key, ...attributes }, ...contentOf(node))
}
