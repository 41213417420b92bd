// Moves what is planned to another time: shown at once, saved after it, and taken back if one wants to.
// What is saved names the version that was seen, so that nobody moves over what another has moved.
import { useEffect, useRef, useState } from 'react'
import { call } from '#kit/http/call.ts'
import { refresh, refreshed } from '#kit/http/queries.ts'
import { savesInLine } from '#kit/http/savesInLine.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { activitiesApi } from '#base/activities/activities.contract.ts'
import { viewingsApi } from '#records/viewings/viewings.contract.ts'
import { calendarApi } from '../calendar.contract.ts'
import type { CalendarClash, CalendarEntry } from '../calendar.contract.ts'
import { useEntryTexts } from './useEntryTexts.ts'

export const keyOf = ({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>) => `${kind} ${id}`

/** `soon`: more of it may follow, as when a key is pressed again and again; they are saved as one. */
export type Move = (entry: CalendarEntry, at: string, soon?: 'soon') => void
type Waiting = { entry: CalendarEntry; from: string; at: string; timer: number }
const pause = 800

export function useMoveEntries(items: readonly CalendarEntry[]) {
  const t = useText()
  const { when, clashText } = useEntryTexts()
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map())
  const [said, setSaid] = useState('')
  const waiting = useRef(new Map<string, Waiting>())
  const [saveInLine] = useState(savesInLine)
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const show = (key: string, at: string | undefined, instead?: string) =>
    setMoved((before) => {
      const after = new Map(before)
      if (at !== undefined) after.set(key, at)
      else if (after.get(key) === instead) after.delete(key)
      return after
    })

  /** False when the server did not take it; the call has said why, and the entry goes back. */
  const store = async (entry: CalendarEntry, at: string): Promise<boolean> => {
    const key = keyOf(entry)
    show(key, at)
    try {
      await saveInLine(key, entry.version, (version) => save(entry, version, at))
      await refreshed()
      return true
    } catch {
      setSaid(t('calendar.notMoved', { what: entry.title ?? '' }))
      await refresh('viewing', 'activity')
      return false
    } finally {
      show(key, undefined, at)
    }
  }
  // One after the other, with what is said of it.
  const inLine = (work: () => Promise<void>) => void (line.current = line.current.then(work))

  const finish = (key: string) => {
    const wanted = waiting.current.get(key)
    if (!wanted) return
    waiting.current.delete(key)
    window.clearTimeout(wanted.timer)
    const { entry, from, at } = wanted
    if (at === from) return show(key, undefined, at)
    inLine(async () => {
      if (!(await store(entry, at))) return
      const clashes = await clashesOf(entry)
      const text = [t('calendar.moved', { what: entry.title ?? '', when: when(at) })]
      const all = [...text, ...clashes.map(clashText)].join(' · ')
      setSaid(all)
      showUndo({
        text: all,
        undoText: t('kit.undo'),
        undo: () => inLine(async () => void (await store(entry, from))),
      })
    })
  }

  const move: Move = (entry, at, soon) => {
    const key = keyOf(entry)
    const before = waiting.current.get(key)
    if (before) window.clearTimeout(before.timer)
    else if (at === entry.at) return
    show(key, at)
    setSaid(when(at))
    const timer = window.setTimeout(() => finish(key), soon ? pause : 0)
    waiting.current.set(key, { entry, from: before?.from ?? entry.at, at, timer })
  }

  // Whoever leaves at once has moved it all the same.
  const last = useRef(finish)
  useEffect(() => void (last.current = finish))
  useEffect(() => {
    const pending = waiting.current
    return () => [...pending.keys()].forEach((key) => last.current(key))
  }, [])

  const shown = items.map((entry) => {
    const at = moved.get(keyOf(entry))
    return at && at !== entry.at ? { ...entry, at, clashes: [] } : entry
  })
  return { shown, move, said }
}

const save = (
  { kind, id }: CalendarEntry,
  version: number,
  at: string,
): Promise<{ version: number }> =>
  kind === 'viewing'
    ? call(viewingsApi.saveViewing, { body: { id, version, dateOfViewing: at } })
    : call(activitiesApi.saveActivity, { body: { id, version, date: at } })

/** None where they cannot be asked for: it has been moved all the same. */
const clashesOf = ({ kind, id }: CalendarEntry): Promise<CalendarClash[]> =>
  call(calendarApi.clashesOf, { query: { kind, id: String(id) } }, { quiet: true }).then(
    ({ items }) => items,
    () => [],
  )
