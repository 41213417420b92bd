// The unconfirmed changes of a person to a record. No input is lost: a value leaves the draft only when the server has confirmed
// it, or the person has discarded it. Independent of React and the network, so that every order of events can be tested.
import { CalledNames } from '../calledNames.ts'
import { HeldFields, everything } from './heldFields.ts'
import { pick, without } from './draftSnapshot.ts'
import type { DraftSnapshot, DraftState, Failure, Values } from './draftSnapshot.ts'
import { isNext, isOlder } from './recordVersion.ts'
import { sameStored, same } from './sameValue.ts'
import { UncertainValues } from '../inputs/uncertainValues.ts'

export class Draft {
  /** A new record that is not stored yet: it is sent as a whole. */
  fresh: boolean
  private base: Values
  private changes: Values = {}
  private sending: Values | null = null
  private readonly uncertain = new UncertainValues()
  readonly called = new CalledNames()
  private readonly clashes = new Map<string, unknown>()
  private readonly held = new HeldFields()
  private errors: Record<string, string[]> = {}
  private failure: Failure | null = null
  private later: Values | null = null
  private edited = false
  /** The initial values of a new record. */
  private readonly given: Values
  private shown: DraftSnapshot
  private readonly listeners = new Set<() => void>()
  private readonly editListeners = new Set<() => void>()

  /** `blank`: values of fields that the record lacks. */
  constructor(saved: Values, fresh = false, blank: Values = {}) {
    this.fresh = fresh
    this.given = fresh ? saved : {}
    this.base = { ...blank, ...(!fresh && saved) }
    if (fresh) this.changes = { ...saved }
    this.shown = this.look()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly snapshot = (): DraftSnapshot => this.shown

  /** Called on edits by the person, not on responses of the server. */
  readonly onEdit = (listener: () => void): (() => void) => {
    this.editListeners.add(listener)
    return () => void this.editListeners.delete(listener)
  }

  /** Changes a field; `called` is the name of the record that the value refers to. */
  set(name: string, value: unknown, called?: string): void {
    this.called.remember(name, value, called)
    this.edited = true
    this.changes[name] = value
    const underway = this.sending && name in this.sending
    const target = underway ? this.sending![name] : this.base[name]
    const mustSend = this.fresh || this.uncertain.has(name)
    if (same(target, value) && (underway || !mustSend)) delete this.changes[name]
    if (this.clashes.has(name) && sameStored(this.clashes.get(name), value)) this.drop(name)
    this.held.retry()
    this.held.setUnread(name, null)
    this.errors = without(this.errors, name)
    if (!this.failure?.offline) this.failure = null
    this.changed()
    for (const listener of this.editListeners) listener()
  }

  /** The input of a field has a text that is not a valid value; null: no longer. */
  setUnread(name: string, text: string | null): void {
    if (!this.held.setUnread(name, text)) return
    this.edited ||= text !== null
    this.changed()
  }

  /**
   * The name of the record or place that `value` refers to, as picked, or from the field `beside` of the record; undefined
   * if unknown.
   */
  calledOf(name: string, value: unknown, beside: string): string | undefined {
    const heard = this.called.of(name, value)
    const known = this.fresh ? this.given : this.base
    if (heard !== undefined || !same(value, known[name])) return heard
    const saved = known[beside]
    return typeof saved === 'string' ? saved : undefined
  }

  /** Whether there are changes that may be sent. */
  get ready(): boolean {
    return this.sendable().length > 0 && !(this.fresh && this.held.some)
  }

  /** An untouched new record is not worth keeping. */
  get dirty(): boolean {
    const isChanged = Object.keys(this.changes).length > 0 && !this.untouched
    return this.sending !== null || this.held.someUnread || isChanged
  }

  /** The input that would be lost with this page. */
  unsaved(): Values {
    const all = Object.entries({ ...this.sending, ...this.changes })
    return Object.fromEntries(all.filter(([name, value]) => !same(value, this.given[name])))
  }

  private get untouched(): boolean {
    return this.fresh && !this.edited && this.sending === null
  }

  /** The record's id and version, and the fields to send now; null while a request is pending. */
  take(): Values | null {
    const names = this.sendable()
    if (this.sending || !this.ready) return null
    this.sending = Object.fromEntries(names.map((name) => [name, this.changes[name]]))
    for (const name of names) delete this.changes[name]
    this.changed()
    return { ...this.identity(), ...this.sending }
  }

  /** Everything that is not being sent yet, for a last request beside the pending one: without a version. */
  rest(): Values | null {
    const names = this.sendable()
    if (names.length === 0 || this.fresh) return null
    const { id } = this.identity()
    return { id, ...Object.fromEntries(names.map((name) => [name, this.changes[name]])) }
  }

  /** The server has accepted the patch, and may return the current record. */
  answered(entity?: Values): void {
    const sent = this.sending ?? {}
    const wasFresh = this.fresh
    const taken = { ...sent }
    this.sending = null
    this.fresh = false
    for (const name of Object.keys(sent)) {
      this.errors = without(this.errors, name)
      if (!this.tookAnother(name, sent[name], entity, wasFresh)) continue
      if (!(name in this.changes)) this.changes[name] = sent[name]
      delete taken[name]
    }
    // A response without the record has no version, so the next save is sent without one.
    const next = { ...this.base, ...taken, ...(entity ?? { version: undefined }) }
    this.rebase(next, isNext(next, this.base) ? pick(next, sent) : taken)
    for (const name of Object.keys(sent)) this.uncertain.settle(name)
    if (!this.held.someRefused) this.failure = null
    this.catchUp()
  }

  /** Whether the server has an older value of ours, from a request whose response was lost. */
  private tookAnother(
    name: string,
    value: unknown,
    entity: Values = {},
    wasFresh: boolean,
  ): boolean {
    if (name in entity)
      return this.uncertain.includes(name, entity[name]) && !sameStored(entity[name], value)
    // For a new record that was stored by a lost request, the response only has its id.
    return wasFresh && this.uncertain.has(name) && !this.uncertain.includes(name, value)
  }

  /** The server has refused the patch. The named fields wait for the person; without names, all of them do. */
  refused(detail: string, errors: Record<string, string[]> = {}): void {
    const sent = Object.keys(this.takeBack())
    const named = sent.filter((name) => name in errors)
    for (const name of named.length > 0 ? named : [...sent, everything]) this.held.refuse(name)
    this.errors = { ...this.errors, ...errors }
    this.failure = { detail, offline: false }
    this.catchUp()
  }

  /** Both sides have changed the same fields differently: `current` is the current record. */
  conflicted(names: readonly string[], current: Values, detail: string): void {
    if (current['version'] === this.base['version']) return this.refused(detail)
    this.takeBack()
    this.rebase({ ...this.base, ...current }, {}, names)
    this.failure = null
    this.catchUp()
  }

  /** The result of the request is unknown: no connection, or a server error. */
  lost(detail: string, offline: boolean): void {
    for (const [name, value] of Object.entries(this.takeBack())) this.uncertain.add(name, value)
    this.failure = { detail, offline }
    this.catchUp()
  }

  /** The record was fetched again. Ignores versions older than the known one. */
  receive(entity: Values): void {
    if (this.fresh || isOlder(entity, this.base)) return
    if (Object.keys(entity).every((name) => same(entity[name], this.base[name]))) return
    if (this.sending) return void (this.later = entity)
    this.rebase({ ...this.base, ...entity }, {})
    this.changed()
  }

  /** The person resolves a conflict. */
  resolve(name: string, side: 'mine' | 'theirs'): void {
    if (!this.clashes.has(name)) return
    if (side === 'theirs') this.drop(name)
    this.clashes.delete(name)
    this.changed()
  }

  /** Allows refused fields to be sent again unchanged. */
  retry(): void {
    this.held.retry()
    this.changed()
  }

  /** Discards all unsaved input. */
  discard(): void {
    for (const name of Object.keys(this.changes)) this.drop(name)
    if (this.fresh) this.changes = { ...this.given }
    this.edited = false
    this.errors = {}
    this.failure = null
    this.held.clear()
    this.changed()
  }

  private sendable(): string[] {
    return Object.keys(this.changes).filter(
      (name) => !this.clashes.has(name) && !this.held.has(name),
    )
  }

  private identity(): Values {
    const { id, version } = this.base
    return { ...(id !== undefined && { id }), ...(version !== undefined && { version }) }
  }

  private drop(name: string): void {
    delete this.changes[name]
    this.clashes.delete(name)
  }

  private takeBack(): Values {
    const sent = this.sending ?? {}
    this.sending = null
    this.changes = { ...sent, ...this.changes }
    if (this.fresh) return sent
    for (const [name, value] of Object.entries(this.changes)) {
      if (!(name in sent) && same(value, this.base[name]) && !this.uncertain.has(name))
        delete this.changes[name]
    }
    return sent
  }

  /** Rebases the changes onto a newer record; `known` are values in it that came from here. */
  private rebase(next: Values, known: Values, disputed: readonly string[] = []): void {
    for (const [name, mine] of Object.entries(this.changes)) {
      const theirs = next[name]
      const seen = name in known ? known[name] : this.base[name]
      if (this.clashes.has(name)) this.clashes.set(name, theirs)
      if (sameStored(theirs, mine)) this.drop(name)
      else if (this.uncertain.includes(name, theirs)) continue
      else if (!sameStored(theirs, seen) || disputed.includes(name)) this.clashes.set(name, theirs)
    }
    this.base = next
  }

  private catchUp(): void {
    const later = this.later
    this.later = null
    if (later && !isOlder(later, this.base)) this.rebase({ ...this.base, ...later }, {})
    this.changed()
  }

  private changed(): void {
    this.shown = this.look()
    for (const listener of this.listeners) listener()
  }

  private look(): DraftSnapshot {
    const conflicts = [...this.clashes].map(([name, theirs]) => ({
      name,
      mine: this.changes[name],
      theirs,
    }))
    return {
      values: { ...this.base, ...this.sending, ...this.changes },
      dirty: this.dirty,
      untouched: this.untouched,
      errors: this.errors,
      unread: this.held.unreadTexts,
      state: this.state(),
      conflicts,
      failure: this.failure,
    }
  }

  private state(): DraftState {
    if (this.sending) return 'saving'
    if (this.clashes.size > 0) return 'conflict'
    if (!this.dirty && !this.fresh) return 'saved'
    if (!this.failure) return 'waiting'
    return this.failure.offline ? 'offline' : 'failed'
  }
}
