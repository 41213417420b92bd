/** The name of the first element of a text in XML or HTML, without its namespace; null for another text. */
export function rootOf(start: string): string | null {
  let rest = start.trimStart()
  for (let end = endOfAside(rest); end > 0; end = endOfAside(rest))
    rest = rest.slice(end).trimStart()
  return /^<(?:[\w.-]+:)?([a-z][\w.-]*)[\s/>]/i.exec(rest)?.[1] ?? null
}

/** Where a declaration or comment at the beginning ends; 0 if there is none. */
function endOfAside(text: string): number {
  if (text.startsWith('<!--')) return text.indexOf('-->', 4) < 0 ? 0 : text.indexOf('-->', 4) + 3
  if (text.startsWith('<?')) return text.indexOf('>') + 1
  return /^<![^>[]*(?:\[[^\]]*\][^>]*)?>/.exec(text)?.[0].length ?? 0
}
