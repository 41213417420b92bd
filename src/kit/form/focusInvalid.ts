const invalid = '[aria-invalid=true]'

/** To the first field that keeps this form from being saved, unless somebody is in one of them. */
export function focusInvalid(form: HTMLFormElement | null): void {
  const active = document.activeElement
  if (!form || (active?.matches(invalid) && form.contains(active))) return
  form.querySelector<HTMLElement>(invalid)?.focus()
}
