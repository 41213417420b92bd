// Parses Prometheus expressions just enough to find the metrics and labels that they use.

export type Selector = {
  name: string
  matchers: { label: string; operator: string; value: string }[]
}
export type Expression = {
  selectors: Selector[]
  /** Labels after `by`, `on` and the like. */
  groupedBy: string[]
  /** Names of metrics inside functions that are only for counters. */
  rated: string[]
  /** Names of metrics inside of histogram_quantile. */
  quantiles: string[]
}

const grouping = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g
const words = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool', 'offset'])
const selector = /([a-zA-Z_:][\w:]*)\s*(\{[^}]*\})?(?!\s*\(|[\w:])/g
const matcher = /([a-zA-Z_]\w*)\s*(=~|!~|!=|=)\s*"((?:[^"\\]|\\.)*)"/g

export function readExpression(text: string): Expression {
  const groupedBy = [...text.matchAll(grouping)].flatMap(([, labels = '']) =>
    labels.split(',').map((label) => label.trim()),
  )
  const rest = text.replaceAll(grouping, ' ')
  return {
    selectors: selectorsOf(rest),
    groupedBy: groupedBy.filter((label) => label !== ''),
    rated: insideOf(rest, ['rate', 'irate', 'increase']),
    quantiles: insideOf(rest, ['histogram_quantile']),
  }
}

function selectorsOf(text: string): Selector[] {
  // Ranges such as [5m], and grafana's variables in them, are no metrics.
  const plain = text.replaceAll(/\[[^\]]*\]/g, ' ')
  return [...plain.matchAll(selector)]
    .filter(([, name]) => !words.has(name!))
    .map(([, name, braces = '']) => ({
      name: name!,
      matchers: [...braces.matchAll(matcher)].map(([, label, operator, value]) => ({
        label: label!,
        operator: operator!,
        value: value!,
      })),
    }))
}

function insideOf(text: string, functions: readonly string[]): string[] {
  const found: string[] = []
  for (const { index, 0: opening } of text.matchAll(
    new RegExp(`\\b(?:${functions.join('|')})\\s*\\(`, 'g'),
  )) {
    const inside = text.slice(index + opening.length, endOf(text, index + opening.length))
    found.push(...selectorsOf(inside).map(({ name }) => name))
  }
  return found
}

/** The position of the bracket that closes the one before `from`. */
function endOf(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  throw new Error(`a bracket is not closed: ${text}`)
}
