import { Button, Group } from '@mantine/core'
import { showNotice } from './notices.ts'

type Undoable = {
  /** What was done: "The account was deleted". */
  text: string
  undoText: string
  undo: () => Promise<unknown> | void
}

/** Says what was done for ten seconds, with a button that takes it back. */
export function showUndo({ text, undoText, undo }: Undoable): void {
  // The notice takes a moment to leave: a second press meanwhile must not undo a second time.
  let undone = false
  const hide = showNotice({
    autoClose: 10_000,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{text}</span>
        <Button
          variant="subtle"
          style={{ flexShrink: 0 }}
          onClick={() => {
            hide()
            if (undone) return
            undone = true
            void undo()
          }}
        >
          {undoText}
        </Button>
      </Group>
    ),
  })
}
