// Which key was pressed, whatever the keyboard is set to, and where.

type Modifiers = { mod?: boolean; shift?: boolean }

/** `key` as it stands on a Latin keyboard: `k` is also pressed where that key writes κ or л. */
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

/** A Latin letter is meant as it is written, another by the place of its key. */
export function letterOf({ key, code }: KeyboardEvent): string {
  const written = key.toLowerCase()
  if (/^[!-~]$/.test(written)) return written
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? written
}

const fields =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]'

/** Where something was pressed: a field takes letters, a dialog or an open menu takes all keys. */
export function pressedIn({ target }: KeyboardEvent): 'page' | 'field' | 'dialog' {
  const above = [...document.querySelectorAll('[aria-modal=true], [role=menu]')]
  if (above.some((each) => each.checkVisibility())) return 'dialog'
  const element = target instanceof Element ? target : null
  return element?.closest(fields) ? 'field' : 'page'
}
