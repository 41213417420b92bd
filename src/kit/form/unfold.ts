const folded = '[hidden=until-found]'

/** Opens the folded section around an element, as the browser does for a text that it finds there. */
export function unfold(element: Element | null | undefined): void {
  const around = element?.closest(folded) ?? element?.querySelector(folded)
  around?.removeAttribute('hidden')
  around?.dispatchEvent(new Event('beforematch'))
}
