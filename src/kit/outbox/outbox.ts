// Work that was done without a connection, until the server has it. An entry leaves only when the server has answered, when its
// author removes it, or signs out knowing that it goes.
import { instantNow } from '../clock.ts'
import { CallFailed, NoConnection } from '../http/call.ts'
import type { Sender, Sent } from './kept.ts'
import type { EntryState, Keeper } from './keptStore.ts'

/** Why nothing is sent at the moment. */
export type Pause = 'noConnection' | 'signIn' | 'server'

export type OutboxEntry = {
  id: string
  kind: string
  title: string
  madeOn: string
  state: EntryState | 'sending'
  /** In plain words, why it was refused or what is asked. */
  why: string | null
  /** False: this browser had no room for it, and it is lost with the page. */
  isStored: boolean
}

export type OutboxState = {
  entries: readonly OutboxEntry[]
  pause: Pause | null
  /** What has arrived since the page was opened, by id. */
  sent: Readonly<Record<string, Sent>>
}

export const emptyOutbox: OutboxState = { entries: [], pause: null, sent: {} }

type Content = { title: string; payload: unknown; why: string | null }
/** `finished`: the form that it was made in. */
type Known = OutboxEntry & { payload: unknown; finished?: string | undefined }

type Options = {
  keeper: Pick<Keeper, 'putEntry' | 'removeEntry' | 'entries'>
  senderOf: (kind: string) => Promise<Sender>
  /** Runs it unless another tab sends at the moment. */
  alone: (run: () => Promise<void>) => Promise<void>
  onChange: (state: OutboxState) => void
  /** The server has it. */
  onSent: (title: string, sent: Sent) => void
  /** The text of a refusal. */
  reasonOf: (failure: CallFailed) => string
}

export class Outbox {
  private readonly options: Options
  /** By id, the oldest first. */
  private readonly known = new Map<string, Known>()
  private readonly sent: Record<string, Sent> = {}
  private pause: Pause | null = null
  private sending: Promise<void> | null = null
  private isAskedAgain = false

  constructor(options: Options) {
    this.options = options
  }

  state(): OutboxState {
    const entries = [...this.known.values()].map(
      ({ payload: _payload, finished: _finished, ...entry }) => entry,
    )
    return { entries, pause: this.pause, sent: { ...this.sent } }
  }

  /** Reads the store again: another tab may have added or sent some. */
  async read(): Promise<void> {
    const stored = await this.options.keeper.entries<Content>()
    for (const [id, { isStored, state }] of this.known)
      if (isStored && state !== 'sending' && !stored.some((entry) => entry.id === id))
        this.known.delete(id)
    for (const { id, kind, madeOn, state, content } of stored) {
      if (this.known.get(id)?.state === 'sending') continue
      this.known.set(id, { id, kind, madeOn, state, ...content, isStored: true })
    }
    this.tell()
  }

  /** Resolves to whether it is stored; if not, it is kept as long as the page is open. */
  async add(made: Pick<Known, 'id' | 'kind' | 'title' | 'payload' | 'finished'>) {
    const entry: Known = {
      ...made,
      madeOn: instantNow(),
      state: 'waiting',
      why: null,
      isStored: false,
    }
    this.known.set(entry.id, entry)
    await this.store(entry)
    this.tell()
    return this.known.get(entry.id)?.isStored ?? true
  }

  /** Sends all that waits, one after the other. Also called often, it sends each entry once at a time. */
  send(): Promise<void> {
    if (this.sending) this.isAskedAgain = true
    this.sending ??= this.options
      .alone(async () => {
        await this.read()
        await this.sendWaiting()
      })
      .finally(() => {
        this.sending = null
        if (!this.isAskedAgain) return
        this.isAskedAgain = false
        void this.send()
      })
    return this.sending
  }

  /** The person says that an entry that asks is meant. */
  async sendAllTheSame(id: string): Promise<void> {
    const entry = this.known.get(id)
    if (entry?.state !== 'asks') return
    await this.options.alone(() => this.sendOne(entry, true))
  }

  /** Takes an entry out for good: ask before. */
  async remove(id: string): Promise<void> {
    await this.options.keeper.removeEntry(id)
    this.known.delete(id)
    this.tell()
  }

  /** All that waits, as a file that the office can read. */
  file(): Blob {
    const entries = [...this.known.values()].map(({ kind, title, madeOn, why, payload }) => ({
      kind,
      title,
      madeOn,
      why,
      payload,
    }))
    const content = JSON.stringify({ format: 'estia-outbox-1', entries }, null, 2)
    return new Blob([content], { type: 'application/json' })
  }

  private async sendWaiting(): Promise<void> {
    this.pause = null
    for (const entry of this.known.values()) {
      if (entry.state !== 'waiting') continue
      // One that found no room before may find some now.
      if (!entry.isStored) await this.store(entry)
      await this.sendOne(entry, false)
      if (this.pause !== null) return
    }
    this.tell()
  }

  private async sendOne(entry: Known, again: boolean): Promise<void> {
    this.update(entry, { state: 'sending' })
    try {
      const sender = await this.options.senderOf(entry.kind)
      const sent = await sender.send(entry.payload, again)
      // If the page ends before this, the entry is sent once more, and the server knows it.
      await this.options.keeper.removeEntry(entry.id, entry.finished).catch(() => undefined)
      this.known.delete(entry.id)
      this.sent[entry.id] = sent
      this.options.onSent(entry.title, sent)
      this.tell()
    } catch (failure) {
      await this.failed(entry, failure, again)
    }
  }

  private async failed(entry: Known, failure: unknown, again: boolean): Promise<void> {
    const pause = pauseOf(failure)
    if (pause) {
      this.pause = pause
      this.update(entry, { state: again ? 'asks' : 'waiting' })
      return
    }
    const refused = failure as CallFailed
    const state = refused.problem['asks'] === true ? 'asks' : 'refused'
    this.update(entry, { state, why: this.options.reasonOf(refused) })
    await this.store(this.known.get(entry.id)!)
  }

  private async store(entry: Known): Promise<void> {
    const { id, kind, madeOn, title, payload, why, finished } = entry
    const state = entry.state === 'sending' ? 'waiting' : entry.state
    try {
      await this.options.keeper.putEntry(
        { id, kind, madeOn, state },
        { title, payload, why },
        finished,
      )
      this.update(entry, { isStored: true })
    } catch {
      // No room, or the browser lost its store: `isStored` says so.
    }
  }

  private update(entry: Known, changes: Partial<Known>): void {
    const known = this.known.get(entry.id)
    if (known) this.known.set(entry.id, { ...known, ...changes })
    this.tell()
  }

  private tell(): void {
    this.options.onChange(this.state())
  }
}

/** Refusals that pass by themselves: too many requests, timeouts, and a server that is not well. */
const passing = new Set([408, 425, 429])

/** Null for a refusal, which waiting does not change. */
function pauseOf(failure: unknown): Pause | null {
  if (failure instanceof NoConnection) return 'noConnection'
  if (!(failure instanceof CallFailed)) return navigator.onLine ? 'server' : 'noConnection'
  if (failure.status === 401 || failure.problem['mustEnrol']) return 'signIn'
  return failure.status >= 500 || passing.has(failure.status) ? 'server' : null
}
