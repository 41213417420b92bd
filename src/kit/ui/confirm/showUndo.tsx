import { showAction } from './showAction.tsx'

type Undoable = {
  /** The message: "The account was deleted". */
  text: string
  undoText: string
  undo: () => Promise<unknown> | void
}

/** Shows a message for ten seconds, with an undo button. */
export const showUndo = ({ text, undoText, undo }: Undoable): void =>
  showAction({ text, label: undoText, run: undo })
