// A text of the help, as its message writes it: the first line says what for, the others are steps, and a last one with a star
// is a hint. `{key}` stands for the text of a button.

export type HelpPart = { text: string } | { label: string }

export function readHelp(message: string) {
  const [about = '', ...lines] = message.split('\n')
  const isHint = (line: string) => line.startsWith('* ')
  return {
    about,
    steps: lines.filter((line) => !isHint(line)),
    hint: lines.find(isHint)?.slice(2),
  }
}

/** The pieces of a line, in their order. */
export const partsOfLine = (line: string): HelpPart[] =>
  line
    .split(/(\{[\w.]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\{.*\}$/.test(piece) ? { label: piece.slice(1, -1) } : { text: piece }))

export const withoutLabels = (message: string): string => message.replace(/\{[\w.]+\}/g, ' ')
