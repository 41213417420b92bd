// Which row of a list is looked at beside it: Space begins and ends it, the look goes along from row to row, and
// Escape gives the focus back to the row.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'
import { useText } from '../../i18n/useText.ts'
import { shortcutsOn } from '../../ui/shortcutsOn.ts'
import type { Peek, Peeked } from './peek.ts'
import { focusRow, mainLink } from '../rowKeys.ts'
import type { List } from '../useList.ts'

type Of<Row> = {
  /** undefined: this list has none. */
  peek: Peek<Row> | undefined
  list: List<Row>
  rowKey: (row: Row) => number
  frame: RefObject<HTMLElement | null>
  /** Which page, order and filters: another of them ends the look. */
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
    // The row narrows as the look opens: it stays where it can be seen.
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
    /** The look alone, where what it lies in gives the focus back. */
    leave: () => setLast(null),
    rows: has ? { is: (id: number) => peeked?.id === id, toggle } : undefined,
    /** The look goes along with the focus. */
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

/** In, or behind, what lies above the page. */
function isAbove(target: HTMLElement): boolean {
  const above = [...document.querySelectorAll('[aria-modal=true], [role=menu]')]
  return target.closest('[role=dialog]') !== null || above.some((each) => each.checkVisibility())
}

const pointedAt = (frame: HTMLElement | null) =>
  frame?.querySelector<HTMLElement>('tr[data-row]:hover') ?? null

// Where rows are drawn as they are scrolled to, each says at which place it stands.
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
