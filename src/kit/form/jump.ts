// Scrolls to a section of a long screen, or to one of its fields, without changing the address.
import { unfold } from './unfold.ts'

/** The height of everything that sticks to the top of the page. */
export function coveredBy(nav: HTMLElement | null): number {
  const frame = nav?.closest('[data-form]')
  const bar = nav?.closest('[data-edit-bar]') ?? frame?.previousElementSibling
  // On a phone the links at the side of a form are a row below its bar.
  const isRow = frame && nav && getComputedStyle(nav).display === 'flex'
  return (bar?.getBoundingClientRect().bottom ?? 110) + (isRow ? nav.offsetHeight : 0) + 8
}

/** `name`: the field that gets the focus; by default the first of the section. */
export function jump(anchor: string, nav: HTMLElement | null, name?: string): void {
  const section = document.getElementById(anchor)
  if (!section) return
  unfold(section)
  const field = fieldIn(section, name)
  const target = name && field ? field : section
  target.style.scrollMarginTop = `${coveredBy(nav) + (target === field ? 40 : 0)}px`
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  field?.focus({ preventScroll: true })
}

function fieldIn(section: HTMLElement, name: string | undefined): HTMLElement | null {
  const within = section.querySelector('[data-body]') ?? section
  const named = name ? within.querySelector<HTMLElement>(`[name="${name}"]`) : null
  // A list of choices stands before the hidden input that has its name.
  if (named?.matches('[type=hidden]'))
    return named.previousElementSibling?.querySelector('input') ?? null
  return named ?? within.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button')
}
