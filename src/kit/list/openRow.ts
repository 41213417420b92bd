// A click anywhere on a row follows its main link.
import type { MouseEvent } from 'react'
import { mainLink } from './rowKeys.ts'
import { beginTrail } from './trail.ts'
import type { ListRequest } from './useList.ts'

const presses =
  'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable]'

/** For `onClick` and `onAuxClick` of the container of the table. */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, button } = event
  if (event.defaultPrevented || button > 1 || !(target instanceof Element)) return
  // Popovers bubble React events to the row although they are not in it.
  if (!currentTarget.contains(target) || target.closest(presses)) return
  const row = target.closest('tr[data-row]')
  const link = row?.querySelector<HTMLAnchorElement>(mainLink)
  if (!link || isSelecting()) return
  const elsewhere = button === 1 || event.ctrlKey || event.metaKey || event.shiftKey
  if (elsewhere) window.open(link.href, '_blank', 'noopener')
  else link.click()
}

/** For `onClickCapture`: remembers the list from which a record is opened. */
export function beginTrailOnClick(
  { target }: MouseEvent<HTMLElement>,
  asked: ListRequest | undefined,
): void {
  const link = target instanceof Element ? target.closest('tr[data-row] a[href]') : null
  const id = Number(link?.closest('tr')?.dataset['row'])
  if (asked && id) beginTrail(asked.endpoint, asked.input, id)
}

const isSelecting = () => window.getSelection()?.isCollapsed === false
