// Walks through XML that anybody may have written. It knows no entities but the five of XML itself, opens
// nothing that the text names, and takes as long as the text is.
import sax from 'sax'

export type XmlWalk = {
  open?: (name: string, attributes: Record<string, string>) => void
  /** A text may come in several parts. */
  text?: (part: string) => void
  close?: (name: string) => void
}

type Tag = { name: string; attributes: Record<string, string> }

/** Names come without their namespace. Throws for what is no XML, and whatever the walk throws. */
export function walkXml(xml: string, walk: XmlWalk): void {
  const reader = sax.parser(true, { position: false })
  const text = (part: string) => walk.text?.(part)
  // It knows no listeners but these.
  Object.assign(reader, {
    onerror: (error: Error) => {
      throw error
    },
    onopentag: ({ name, attributes }: Tag) => walk.open?.(plain(name), attributes),
    ontext: text,
    oncdata: text,
    onclosetag: (name: string) => walk.close?.(plain(name)),
  })
  reader.write(xml).close()
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1)
