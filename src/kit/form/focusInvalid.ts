import { unfold } from './unfold.ts'

const invalid = '[aria-invalid=true]'

/** Focuses the first invalid field of the form, unless the focus is in an invalid field already. Opens its section if it is folded. */
export function focusInvalid(form: HTMLFormElement | null): void {
  const active = document.activeElement
  if (!form || (active?.matches(invalid) && form.contains(active))) return
  const field = form.querySelector<HTMLElement>(invalid)
  unfold(field)
  field?.focus()
}
