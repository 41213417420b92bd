import { Button, Group } from '@mantine/core'
import { showNotice } from '../notices.ts'

type Action = {
  /** What was done: "The account was deleted". */
  text: string
  /** What the button does: "Undo". */
  label: string
  run: () => Promise<unknown> | void
}

/** Says what was done for ten seconds, with a button for what may come next. */
export function showAction({ text, label, run }: Action): void {
  // The notice takes a moment to leave: a second press meanwhile must do nothing a second time.
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
