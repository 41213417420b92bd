import { Button, Group } from '@mantine/core'
import { showNotice } from '../notices.ts'

type Action = {
  /** The message: "The account was deleted". */
  text: string
  /** The label of the button: "Undo". */
  label: string
  run: () => Promise<unknown> | void
}

/** Shows a message for ten seconds, with a button for a next action. */
export function showAction({ text, label, run }: Action): void {
  // Ignore a second press while the notice is disappearing.
  let done = false
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
            if (done) return
            done = true
            void run()
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  })
}
