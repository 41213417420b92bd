import { useLabel } from '#kit/i18n/useText.ts'
import { partsOfLine } from './readHelp.ts'

/** A sentence of the help, with the current texts of the buttons that it names. */
export function HelpLine({ line }: { line: string }) {
  const label = useLabel()
  return partsOfLine(line).map((part, at) =>
    'text' in part ? part.text : <strong key={at}>{label(part.label)}</strong>,
  )
}
