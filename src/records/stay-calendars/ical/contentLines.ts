// The unfolded lines of a calendar. They are joined as bytes, because many programs fold in the middle of
// a letter.

export type ContentLine = {
  /** Line number in the file, from 1. */
  at: number
  text: string
}

/** Each byte as one character, in any encoding. */
function bytesAsText(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return asUtf8(new TextDecoder('utf-16le').decode(bytes))
  if (first === 0xfe && second === 0xff) return asUtf8(new TextDecoder('utf-16be').decode(bytes))
  const text = bytes.toString('latin1')
  return text.startsWith('\u00ef\u00bb\u00bf') ? text.slice(3) : text
}
const asUtf8 = (text: string) => Buffer.from(text).toString('latin1')

const decoded = (text: string) =>
  /[^\u0000-\u007f]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text

/** The first or last line of a component, which is never folded. */
export const isBorder = (text: string): boolean => /^(BEGIN|END):[A-Za-z0-9-]+\s*$/i.test(text)

export function* contentLines(bytes: Buffer): Generator<ContentLine> {
  const text = bytesAsText(bytes)
  let line: ContentLine | undefined
  let at = 0
  for (const raw of rawLines(text)) {
    at++
    if (raw.trim() === '') continue
    if (line && /^[ \t]/.test(raw) && !isBorder(line.text)) {
      line.text += raw.slice(1)
      continue
    }
    if (line) yield { at: line.at, text: decoded(line.text) }
    line = { at, text: raw.trimStart() }
  }
  if (line) yield { at: line.at, text: decoded(line.text) }
}

/** A generator, so that a file of five million empty lines makes no list of five million texts. */
function* rawLines(text: string): Generator<string> {
  const end = /\r*\n|\r/g
  let from = 0
  for (let found = end.exec(text); found; found = end.exec(text)) {
    yield text.slice(from, found.index)
    from = end.lastIndex
  }
  yield text.slice(from)
}
