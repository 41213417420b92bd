// Sends a draft by itself: one request at a time, after a short rest in typing, again when the
// network returns. Knows nothing of React, so that its timing can be tested with false clocks.
import { CallFailed, NoConnection } from '../../http/call.ts'
import type { Draft } from './draft.ts'
import type { Values } from './draftSnapshot.ts'

/** Sends one patch; answers the record as the server now has it, or nothing. */
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
  /** Nothing is sent any more. */
  abandoned = false

  private readonly saved: (answer: Values | undefined) => void

  /** `saved` hears every answer, once the draft knows it. */
  constructor(
    draft: Draft,
    send: () => Send,
    saved: (answer: Values | undefined) => void = () => {},
  ) {
    this.draft = draft
    this.send = send
    this.saved = saved
  }

  /** From now on every edit is sent by itself, `delay` milliseconds after the last one. */
  start(delay: number): void {
    this.delay = delay
    this.started = true
    this.unsubscribe ??= this.draft.onEdit(this.touched)
    if (this.draft.dirty && this.draft.ready) this.touched()
  }

  /** The screen is left: sends the rest, and goes on trying while there is no connection. */
  stop(): void {
    this.unsubscribe?.()
    this.unsubscribe = undefined
    if (this.draft.dirty) void this.flush()
  }

  readonly touched = (): void => {
    if (this.started) this.after(this.tries > 0 ? this.wait() : this.delay)
  }

  /** Sends all there is, now. Answers whether everything is saved. */
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

  /** The network is back, or the person asks for another try. */
  readonly again = (): void => {
    this.tries = 0
    void this.flush()
  }

  /** The page may go away at any moment: sends in a way that outlives it. */
  readonly leave = (): void => {
    clearTimeout(this.timer)
    if (this.abandoned) return
    if (!this.busy) return void this.push(true)
    const rest = this.draft.rest()
    if (rest) void this.send()(rest, { keepalive: true, quiet: true }).catch(() => {})
    this.after(this.delay)
  }

  /** Who signs in next must not be the author of what this person typed. */
  readonly abandon = (): void => {
    this.abandoned = true
    clearTimeout(this.timer)
  }

  private push(keepalive = false): Promise<void> {
    this.busy ??= this.pushOnce(keepalive).finally(() => {
      this.busy = null
      // What was typed meanwhile, and fields that were not the refused ones, follow at once.
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
      return this.draft.lost(offline ? '' : textOf(failure), offline)
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
      // What was given up meanwhile is not sent.
      if (this.draft.dirty) void this.push()
    }, milliseconds)
  }
}

const textOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure)
