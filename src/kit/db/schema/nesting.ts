// PostgreSQL formats an expression differently after a dump and restore: `((a AND b) AND c)` becomes `(a AND b AND c)`.

type Group = { parts: (string | Group)[] }

/** Removes redundant parentheses: doubled ones, and those of an AND within an AND or an OR within an OR. */
export function withoutNesting(text: string): string {
  const root = parse(text)
  return root ? write(root) : text
}

/** Undefined if the parentheses are not balanced. */
function parse(text: string): Group | undefined {
  const root: Group = { parts: [] }
  const open = [root]
  for (const [token] of text.matchAll(/'(?:[^']|'')*'|"[^"]*"|[()]|[^'"()]+|['"]/g)) {
    const group = open.at(-1)
    if (!group) return undefined
    if (token === '(') {
      const inner: Group = { parts: [] }
      group.parts.push(inner)
      open.push(inner)
    } else if (token === ')') open.pop()
    else group.parts.push(token)
  }
  return open.length === 1 ? root : undefined
}

type Connective = 'AND' | 'OR' | null

/** The connective that joins all parts of a group; null if there is none or they differ. */
function connectiveOf({ parts }: Group): Connective {
  const words = parts.flatMap((part) =>
    typeof part === 'string' && !/^['"]/.test(part) ? (part.match(/\b(?:AND|OR)\b/g) ?? []) : [],
  )
  const [first] = words
  return first !== undefined && words.every((word) => word === first) ? (first as Connective) : null
}

function write(group: Group): string {
  const own = connectiveOf(group)
  return group.parts
    .map((part, at) => {
      if (typeof part === 'string') return part
      const inner = bare(part)
      const isSame = own !== null && connectiveOf(inner) === own && isOperand(group, at)
      return isSame ? write(inner) : `(${write(inner)})`
    })
    .join('')
}

/** Reduces `((x))` to `(x)`. */
function bare(group: Group): Group {
  const [only] = group.parts
  return group.parts.length === 1 && typeof only === 'object' ? bare(only) : group
}

/** Whether a part is an operand of the connective, not an argument list or one side of a comparison. */
function isOperand({ parts }: Group, at: number): boolean {
  const [before, after] = [parts[at - 1], parts[at + 1]]
  const ends =
    before === undefined || (typeof before === 'string' && /\b(?:AND|OR)\s*$/.test(before))
  const begins =
    after === undefined || (typeof after === 'string' && /^\s*(?:AND|OR)\b/.test(after))
  return ends && begins
}
