// A button is disabled while its work goes on, and loses the focus. It gets it back afterwards, unless the focus has moved on.
export function keepFocus(): void {
  const observer = new MutationObserver(([change]) => {
    const button = change?.target
    if (!(button instanceof HTMLButtonElement) || button.disabled) return
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
  })
  const watch = ({ target }: MouseEvent) => {
    const button = document.activeElement
    if (!(button instanceof HTMLButtonElement) || !button.contains(target as Node)) return
    observer.disconnect()
    observer.observe(button, { attributeFilter: ['disabled'] })
  }
  document.addEventListener('click', watch, { capture: true })
}
