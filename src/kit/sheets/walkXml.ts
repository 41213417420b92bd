// Parses untrusted XML. Knows only XML's five predefined entities, opens no external files, and takes linear time.
import sax from 'sax'

export type XmlWalk = {
  open?: (name: string, attributes: Record<string, string>) => void
  /** One text may come in several calls. */
  text?: (part: string) => void
  close?: (name: string) => void
  /** A declaration of a document type, which is not followed, with its text. */
  doctype?: (text: string) => void
}

type Tag = { name: string; attributes: Record<string, string> }

/** Passes names without their namespace prefix. Throws for invalid XML, and whatever the callbacks throw. */
export function walkXml(xml: string, walk: XmlWalk): void {
  const walker = xmlWalker(walk)
  walker.write(xml)
  walker.close()
}

/** The same for XML that comes in pieces, or for HTML, whose tags may be left open and whose names come in lower case. */
export function xmlWalker(
  walk: XmlWalk,
  language: 'xml' | 'html' = 'xml',
): { write: (piece: string) => void; close: () => void } {
  const saxParser = sax.parser(language === 'xml', { position: false, lowercase: true })
  const text = (part: string) => walk.text?.(part)
  Object.assign(saxParser, {
    onerror: (error: Error) => {
      throw error
    },
    onopentag: ({ name, attributes }: Tag) => walk.open?.(localName(name), attributes),
    ondoctype: (declaration: string) => walk.doctype?.(declaration),
    ontext: text,
    oncdata: text,
    onclosetag: (name: string) => walk.close?.(localName(name)),
  })
  return { write: (piece) => void saxParser.write(piece), close: () => void saxParser.close() }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
