// The row of a list whose summary is open. Space toggles it, it follows the focus from row to row, and Escape returns the focus
// to the row.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'
import { useText } from '../../i18n/useText.ts'
import { shortcutsOn } from '../../ui/shortcutsOn.ts'
import type { Peek, Peeked } from './peek.ts'
import { focusRow, mainLink } from '../rowKeys.ts'
import type { List } from '../useList.ts'

type Of<Row> = {
  /** undefined: the list has no summaries. */
  peek: Peek<Row> | undefined
  list: List<Row>
  rowKey: (row: Row) => number
  frame: RefObject<HTMLElement | null>
  /** Page, order and filters; a change closes the summary. */
  shown: string
}

export function usePeek<Row>({ peek, list, rowKey, frame, shown }: Of<Row>) {
  const t = useText()
  const panel = useRef<HTMLElement>(null)
  const [last, setLast] = useState<{ of: string; peeked: Peeked<Row> } | null>(null)
  const peeked = last?.of === shown ? last.peeked : null
  const lineOf = (id: number) =>
    frame.current?.querySelector<HTMLElement>(`tr[data-row="${id}"]`) ?? null

  const lookAt = (line: HTMLElement) => {
    const row = rowOf(line, list, rowKey)
    if (!peek || row === undefined) return
    const link = line.querySelector<HTMLAnchorElement>(mainLink)
    const name = peek.name(row, t)
    const href = link?.getAttribute('href') ?? undefined
    setLast({ of: shown, peeked: { id: rowKey(row), row, name, href } })
  }
  const close = () => {
    const line = peeked && lineOf(peeked.id)
    setLast(null)
    if (line) focusRow(line)
    else frame.current?.focus()
  }
  const toggle = (line: HTMLElement) => {
    if (peeked?.id === Number(line.dataset['row'])) return close()
    // The list narrows when the panel opens: keep the row visible.
    requestAnimationFrame(() => line.scrollIntoView({ block: 'nearest' }))
    lookAt(line)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, repeat } = event
    if (!isPlain(event) || !(target instanceof HTMLElement) || isAbove(target)) return
    const inPanel = panel.current?.contains(target)
    const line = frame.current?.contains(target) ? target.closest(mainLink) : null
    const row = line?.closest<HTMLElement>('tr[data-row]')
    const nowhere = [document.body, frame.current, panel.current].includes(target)
    if (key === ' ' && (row || nowhere)) {
      const pointed = nowhere && shortcutsOn.get() ? pointedAt(frame.current) : null
      const asked = row ?? pointed
      if (!asked && !peeked) return
      event.preventDefault()
      if (repeat) return
      if (!asked) close()
      else {
        focusRow(asked)
        toggle(asked)
      }
    } else if (!peeked) return
    else if (key === 'Escape' && (inPanel || nowhere || frame.current?.contains(target))) close()
    else if (key === 'ArrowRight' && row) panel.current?.querySelector('a')?.focus()
    else if (key === 'ArrowLeft' && inPanel) focusRow(lineOf(peeked.id) ?? document.body)
    else return
    event.preventDefault()
  })
  const has = peek !== undefined
  useEffect(() => {
    if (!has) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [has])

  return {
    peeked,
    panel,
    close,
    /** Closes without moving the focus, which its container returns. */
    leave: () => setLast(null),
    rows: has ? { is: (id: number) => peeked?.id === id, toggle } : undefined,
    /** The summary follows the focus. */
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const line = peeked && target.closest(mainLink)?.closest<HTMLElement>('tr[data-row]')
      if (line && Number(line.dataset['row']) !== peeked.id) lookAt(line)
    },
  }
}

function isPlain(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing, defaultPrevented } = event
  return !(altKey || ctrlKey || metaKey || shiftKey || isComposing || defaultPrevented)
}

/** Whether the element is in, or behind, a dialog. */
function isAbove(target: HTMLElement): boolean {
  const above = [...document.querySelectorAll('[aria-modal=true], [role=menu]')]
  return target.closest('[role=dialog]') !== null || above.some((each) => each.checkVisibility())
}

const pointedAt = (frame: HTMLElement | null) =>
  frame?.querySelector<HTMLElement>('tr[data-row]:hover') ?? null

// Virtual rows have their index as an attribute.
function rowOf<Row>(
  line: HTMLElement,
  { rowCount, rowAt }: List<Row>,
  rowKey: (row: Row) => number,
): Row | undefined {
  const place = line.closest('tbody')?.dataset['index']
  if (place !== undefined) return rowAt(Number(place))
  const id = Number(line.dataset['row'])
  for (let at = 0; at < rowCount; at += 1) {
    const row = rowAt(at)
    if (row !== undefined && rowKey(row) === id) return row
  }
  return undefined
}
