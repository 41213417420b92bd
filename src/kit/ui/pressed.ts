// Tells which key was pressed, for any keyboard layout, and where.

type Modifiers = { mod?: boolean; shift?: boolean }

/** `key` is the Latin letter: `k` also matches the key that types κ or л. */
export function isPressed(
  event: KeyboardEvent,
  key: string,
  { mod = false, shift }: Modifiers = {},
) {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false
  if ((event.ctrlKey || event.metaKey) !== mod) return false
  if (shift !== undefined && event.shiftKey !== shift) return false
  return letterOf(event) === key
}

/** Latin letters count as typed, others by the position of their key. */
export function letterOf({ key, code }: KeyboardEvent): string {
  const written = key.toLowerCase()
  if (/^[!-~]$/.test(written)) return written
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? written
}

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]'

/** Where the key was pressed: inputs take letters, dialogs and open menus take all keys. */
export function pressedIn({ target }: KeyboardEvent): 'page' | 'field' | 'dialog' {
  const above = [...document.querySelectorAll('[aria-modal=true], [role=menu]')]
  if (above.some((each) => each.checkVisibility())) return 'dialog'
  const element = target instanceof Element ? target : null
  return element?.closest(fields) ? 'field' : 'page'
}
