// Walks through XML that anybody may have written. It knows no entities but the five of XML itself, opens
// nothing that the text names, and takes as long as the text is.
import sax from 'sax'

export type XmlWalk = {
  open?: (name: string, attributes: Record<string, string>) => void
  /** A text may come in several parts. */
  text?: (part: string) => void
  close?: (name: string) => void
}

/** Names come without their namespace. Throws for what is no XML, and whatever the walk throws. */
export function walkXml(xml: string, walk: XmlWalk): void {
  const reader = sax.parser(true, { position: false })
  reader.onerror = (error) => {
    throw error
  }
  reader.onopentag = ({ name, attributes }) =>
    walk.open?.(plain(name), attributes as Record<string, string>)
  reader.ontext = (part) => walk.text?.(part)
  reader.oncdata = (part) => walk.text?.(part)
  reader.onclosetag = (name) => walk.close?.(plain(name))
  reader.write(xml).close()
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1)
