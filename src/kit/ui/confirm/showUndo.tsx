import { showAction } from './showAction.tsx'

type Undoable = {
  /** What was done: "The account was deleted". */
  text: string
  undoText: string
  undo: () => Promise<unknown> | void
}

/** Says what was done for ten seconds, with a button that takes it back. */
export const showUndo = ({ text, undoText, undo }: Undoable): void =>
  showAction({ text, label: undoText, run: undo })
