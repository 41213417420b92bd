// Checks a finished XML feed as a strict parser would, in one pass. Memory use does not grow with the file.
import { cutText } from '#kit/fields/cutText.ts'
import { SaxesParser } from 'saxes'
import type { Check } from './format.ts'

/** Rule for the texts at one path within an item. */
export type Rule = {
  /** At least one is required. */
  required?: boolean
  /** Maximum number of them; 1 by default. */
  most?: number
  /** Maximum length in characters. */
  longest?: number
  pattern?: RegExp
}

/**
 * Rules by path below the item's element, such as 'price' or 'images/image/url'. `ids`: the path whose texts must be unique.
 */
export type XmlRules = {
  root: string
  /** The path of an item, from the root. */
  item: string
  ids: string
  rules: Readonly<Record<string, Rule>>
  /** Maximum size of the whole file in bytes. */
  largest: number
}

const mostFaults = 20

export const checkXml =
  ({ root, item, ids, rules, largest }: XmlRules): Check =>
  async (file, expected) => {
    const faults: string[] = []
    const note = (fault: string) => {
      if (faults.length < mostFaults) faults.push(fault)
    }
    const parser = new SaxesParser({ fragment: false })
    const start = placeTree({ item, rules })
    const open: Place[] = []
    const seenIds = new Set<string>()
    let found: Record<string, string[]> = {}
    let count = 0
    let text = ''
    parser.on('error', (error) => note(error.message))
    parser.on('opentag', ({ name }) => {
      const place = (open.at(-1) ?? start).inside.get(name) ?? elsewhere
      if (open.length === 0 && name !== root) note(`the root is ${name}`)
      open.push(place)
      text = ''
      if (place.isItem) found = {}
    })
    parser.on('text', (part) => void (text += part))
    parser.on('cdata', (part) => void (text += part))
    parser.on('closetag', () => {
      const place = open.pop()
      if (place?.isItem) {
        count++
        checkItem()
      } else if (place?.rule !== undefined) {
        ;(found[place.rule] ??= []).push(text)
      }
      text = ''
    })
    const checkItem = () => {
      const id = found[ids]?.[0] ?? `number ${count}`
      if (seenIds.has(id)) note(`${id}: twice`)
      seenIds.add(id)
      for (const [place, rule] of Object.entries(rules)) {
        const texts = found[place] ?? []
        if (rule.required && texts.length === 0) note(`${id}: no ${place}`)
        if (texts.length > (rule.most ?? 1)) note(`${id}: ${texts.length} of ${place}`)
        for (const one of texts) {
          if (rule.longest !== undefined && one.length > rule.longest)
            note(`${id}: ${place} has ${one.length} characters`)
          if (rule.pattern && !rule.pattern.test(one))
            note(`${id}: ${place} is ${cutText(one, 60)}`)
        }
      }
    }
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let bytes = 0
    try {
      for await (const chunk of file) {
        bytes += chunk.length
        parser.write(decoder.decode(chunk, { stream: true }))
      }
      parser.write(decoder.decode())
      parser.close()
    } catch (error) {
      note(error instanceof TypeError ? 'not UTF-8' : String(error))
    }
    if (bytes > largest) note(`${bytes} bytes`)
    if (count !== expected) note(`${count} properties, not ${expected}`)
    return faults
  }

/** A tree of the allowed elements, so that children are looked up by name without joining paths. */
type Place = { inside: Map<string, Place>; isItem: boolean; rule?: string }

const elsewhere: Place = { inside: new Map(), isItem: false }

function placeTree({ item, rules }: Pick<XmlRules, 'item' | 'rules'>): Place {
  const start: Place = { inside: new Map(), isItem: false }
  const placeAt = (path: string): Place =>
    path.split('/').reduce((place, name) => {
      const next = place.inside.get(name) ?? { inside: new Map(), isItem: false }
      place.inside.set(name, next)
      return next
    }, start)
  placeAt(item).isItem = true
  for (const rule of Object.keys(rules)) placeAt(`${item}/${rule}`).rule = rule
  return start
}
