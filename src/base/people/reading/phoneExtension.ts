/** English, German, Greek in either script, Russian. An x may also stand before a whole number. */
const extensionMark =
  /(?<!\p{L})(?:ext(?:ension|n)?|x|durchwahl|dw|εσωτ(?:ερικ\p{L}*)?|εσ|es[ow]t(?:erik\p{L}*)?|доб(?:авочн\p{L}*)?|вн(?:утр\p{L}*)?|#|;\s*ext\s*=)[.:=]?\s*(\d{1,6})(?![\s.-]*\d)/iu

/** The digits that are dialled once somebody has answered, `ext. 12`, apart from the rest. */
export function withoutExtension(text: string): { rest: string; extension: string | null } {
  const found = extensionMark.exec(text)
  if (!found) return { rest: text, extension: null }
  const [mark, extension = null] = found
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + mark.length)}`
  return { rest, extension }
}
