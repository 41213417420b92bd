// Moves entries to another time: shown at once, saved afterwards, with an undo. Saves name the
// version that was seen, so that nobody overwrites somebody else's move.
import { useEffect, useRef, useState } from 'react'
import { call } from '#kit/http/call.ts'
import { refresh, refreshed } from '#kit/http/queries.ts'
import { savesInLine } from '#kit/http/savesInLine.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showUndo } from '#kit/ui/confirm/showUndo.tsx'
import { activitiesApi } from '#base/activities/activities.contract.ts'
import { useNightQuestion } from '#records/viewings/useNightQuestion.ts'
import { viewingsApi } from '#records/viewings/viewings.contract.ts'
import { calendarApi } from '../calendar.contract.ts'
import type { CalendarClash, CalendarEntry } from '../calendar.contract.ts'
import { useEntryTexts } from './useEntryTexts.ts'

export const keyOf = ({ kind, id }: Pick<CalendarEntry, 'kind' | 'id'>) => `${kind} ${id}`

/** `soon`: more moves may follow, as with repeated keys; they are saved as one. */
export type Move = (entry: CalendarEntry, at: string, soon?: 'soon') => void
type PendingMove = { entry: CalendarEntry; from: string; at: string; timer: number }
const saveDelay = 800

export function useMoveEntries(items: readonly CalendarEntry[]) {
  const t = useText()
  const mayBe = useNightQuestion()
  const { when, clashText } = useEntryTexts()
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map())
  const [announcement, setAnnouncement] = useState('')
  const waiting = useRef(new Map<string, PendingMove>())
  const [saveInLine] = useState(savesInLine)
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const show = (key: string, at: string | undefined, instead?: string) =>
    setMoved((before) => {
      const after = new Map(before)
      if (at !== undefined) after.set(key, at)
      else if (after.get(key) === instead) after.delete(key)
      return after
    })

  /** False if the server rejected the move; `call` has shown why, and the entry moves back. */
  const store = async (entry: CalendarEntry, at: string): Promise<boolean> => {
    const key = keyOf(entry)
    show(key, at)
    try {
      await saveInLine(key, entry.version, (version) => save(entry, version, at))
      await refreshed()
      return true
    } catch {
      setAnnouncement(t('calendar.notMoved', { what: entry.title ?? '' }))
      await refresh('viewing', 'activity')
      return false
    } finally {
      show(key, undefined, at)
    }
  }
  // Saves run one after the other, together with their announcements.
  const inLine = (work: () => Promise<void>) => void (line.current = line.current.then(work))

  const finish = (key: string) => {
    const pendingMove = waiting.current.get(key)
    if (!pendingMove) return
    waiting.current.delete(key)
    window.clearTimeout(pendingMove.timer)
    const { entry, from, at } = pendingMove
    if (at === from) return show(key, undefined, at)
    inLine(async () => {
      if (entry.kind === 'viewing' && !(await mayBe(at))) return show(key, undefined, at)
      if (!(await store(entry, at))) return
      const clashes = await clashesOf(entry)
      const text = [t('calendar.moved', { what: entry.title ?? '', when: when(at) })]
      const all = [...text, ...clashes.map(clashText)].join(' · ')
      setAnnouncement(all)
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
    setAnnouncement(when(at))
    const timer = window.setTimeout(() => finish(key), soon ? saveDelay : 0)
    waiting.current.set(key, { entry, from: before?.from ?? entry.at, at, timer })
  }

  // Leaving the page saves pending moves.
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
  return { shown, move, announcement }
}

const save = (
  { kind, id }: CalendarEntry,
  version: number,
  at: string,
): Promise<{ version: number }> =>
  kind === 'viewing'
    ? call(viewingsApi.saveViewing, { body: { id, version, dateOfViewing: at } })
    : call(activitiesApi.saveActivity, { body: { id, version, date: at } })

/** Empty if the request fails: the move itself has succeeded. */
const clashesOf = ({ kind, id }: CalendarEntry): Promise<CalendarClash[]> =>
  call(calendarApi.clashesOf, { query: { kind, id: String(id) } }, { quiet: true }).then(
    ({ items }) => items,
    () => [],
  )
