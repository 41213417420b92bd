// Saves a draft automatically: one request at a time, after a short pause in typing, and again when the network returns.
// Independent of React, so that its timing can be tested with fake timers.
import { CallFailed, NoConnection } from '../../http/call.ts'
import type { Draft } from './draft.ts'
import type { Values } from './draftSnapshot.ts'

/** Sends one patch; resolves to the record as the server now has it, or nothing. */
export type Send = (
  patch: Values,
  options: { keepalive?: boolean; quiet: true },
) => Promise<Values | void>

const longestWait = 30_000

export class AutoSave {
  private readonly draft: Draft
  private readonly send: () => Send
  private delay = 0
  private started = false
  private unsubscribe: (() => void) | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private busy: Promise<void> | null = null
  private tries = 0
  /** Stopped: nothing is sent any more. */
  abandoned = false

  private readonly saved: (answer: Values | undefined) => void

  /** Calls `saved` with every response, after the draft has it. */
  constructor(
    draft: Draft,
    send: () => Send,
    saved: (answer: Values | undefined) => void = () => {},
  ) {
    this.draft = draft
    this.send = send
    this.saved = saved
  }

  /** From now on, edits are sent automatically, `delay` milliseconds after the last one. */
  start(delay: number): void {
    this.delay = delay
    this.started = true
    this.unsubscribe ??= this.draft.onEdit(this.touched)
    if (this.draft.dirty && this.draft.ready) this.touched()
  }

  /** Call when leaving the screen: sends the rest, and keeps retrying while there is no connection. */
  stop(): void {
    this.unsubscribe?.()
    this.unsubscribe = undefined
    if (this.draft.dirty) void this.flush()
  }

  readonly touched = (): void => {
    if (this.started) this.after(this.tries > 0 ? this.wait() : this.delay)
  }

  /** Sends everything now. Resolves to whether everything is saved. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.timer)
    if (this.draft.fresh) this.draft.retry()
    for (let tried = this.tries; this.draft.dirty || this.draft.fresh;) {
      if (this.abandoned || (!this.busy && !this.draft.ready)) break
      await this.push()
      if (this.tries > tried) break
      tried = this.tries
    }
    return !this.draft.dirty && !this.draft.fresh
  }

  /** Call when the network is back, or the person wants a retry. */
  readonly again = (): void => {
    this.tries = 0
    void this.flush()
  }

  /** Call when the page may be closed: sends with a request that outlives it. */
  readonly leave = (): void => {
    clearTimeout(this.timer)
    if (this.abandoned) return
    if (!this.busy) return void this.push(true)
    const rest = this.draft.rest()
    if (rest) void this.send()(rest, { keepalive: true, quiet: true }).catch(() => {})
    this.after(this.delay)
  }

  /** Stops, so that the next person to sign in is not the author of this input. */
  readonly abandon = (): void => {
    this.abandoned = true
    clearTimeout(this.timer)
  }

  private push(keepalive = false): Promise<void> {
    this.busy ??= this.pushOnce(keepalive).finally(() => {
      this.busy = null
      // Send further input, and fields other than the refused ones, at once.
      if (this.draft.ready && this.started) this.after(this.tries > 0 ? this.wait() : 0)
    })
    return this.busy
  }

  private async pushOnce(keepalive: boolean): Promise<void> {
    const patch = this.abandoned ? null : this.draft.take()
    if (!patch) return
    let answer: Values | void
    try {
      answer = await this.send()(patch, { quiet: true, ...(keepalive && { keepalive }) })
    } catch (failure) {
      return this.failed(failure)
    }
    this.tries = 0
    this.draft.answered(answer ?? undefined)
    this.saved(answer ?? undefined)
  }

  private failed(failure: unknown): void {
    if (!(failure instanceof CallFailed) || failure.status >= 500 || failure.status === 429) {
      this.tries += 1
      const offline = failure instanceof NoConnection
      return this.draft.lost(offline ? '' : detailOf(failure), offline)
    }
    this.tries = 0
    const { detail, errors, conflicts, current } = failure.problem
    if (failure.status === 409 && Array.isArray(conflicts) && current)
      return this.draft.conflicted(conflicts as string[], current as Values, detail)
    this.draft.refused(detail, errors)
  }

  private wait(): number {
    return Math.min(1000 * 2 ** (this.tries - 1), longestWait)
  }

  private after(milliseconds: number): void {
    clearTimeout(this.timer)
    if (this.abandoned) return
    this.timer = setTimeout(() => {
      // Do not send discarded input.
      if (this.draft.dirty) void this.push()
    }, milliseconds)
  }
}

const detailOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure)
