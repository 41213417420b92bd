const invalid = '[aria-invalid=true]'

/** Focuses the first invalid field of the form, unless the focus is in an invalid field already. */
export function focusInvalid(form: HTMLFormElement | null): void {
  const active = document.activeElement
  if (!form || (active?.matches(invalid) && form.contains(active))) return
  form.querySelector<HTMLElement>(invalid)?.focus()
}
