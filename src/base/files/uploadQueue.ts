// Upload queue of one drop zone: a few uploads at a time, each with its own progress, cancel and retry. Finished
// uploads are handed to `keep` in the order in which they were chosen, unless `inOrder` is false.
import { isFinal } from '#kit/ui/fileFailure.ts'

/** Anything with a name and a size, such as a File. */
export type Uploadable = { name: string; size: number }

export type Upload = {
  key: number
  name: string
  /** From 0 to 1. */
  progress: number
  state: 'waiting' | 'sending' | 'failed'
  failure?: Error
}

type Handlers<File extends Uploadable, Stored> = {
  send: (
    file: File,
    options: { onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<Stored>
  /** Attaches the uploaded file to its record. */
  keep: (stored: Stored) => Promise<unknown>
}

type Entry<File, Stored> = Upload & { file: File; stored?: Stored; abort: AbortController }

/** Number of parallel uploads. */
const atOnce = 3

export class UploadQueue<File extends Uploadable, Stored> {
  readonly #handlers: () => Handlers<File, Stored>
  readonly #inOrder: boolean
  readonly #listeners = new Set<() => void>()
  #entries: readonly Entry<File, Stored>[] = []
  #lastKey = 0

  /** `handlers` is called anew for each file. */
  constructor(handlers: () => Handlers<File, Stored>, { inOrder = true } = {}) {
    this.#handlers = handlers
    this.#inOrder = inOrder
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly uploads = (): readonly Upload[] => this.#entries

  add(files: readonly File[]): void {
    this.#set([...this.#entries, ...files.map((file) => this.#entryOf(file))])
    this.#next()
  }

  /** Lists files that are not uploaded, as failed. */
  refuse(files: readonly File[], failure: Error): void {
    const refused = files.map((file) => ({
      ...this.#entryOf(file),
      state: 'failed' as const,
      failure,
    }))
    this.#set([...this.#entries, ...refused])
  }

  /** Cancels an upload, or removes a failed one from the list. */
  cancel(key: number): void {
    this.#entries.find((entry) => entry.key === key)?.abort.abort()
    this.#remove(key)
    this.#next()
  }

  retryFailed(): void {
    this.#set(this.#entries.map((entry) => (canRetry(entry) ? reset(entry) : entry)))
    this.#next()
  }

  forgetFailed(): void {
    this.#set(this.#entries.filter(({ state }) => state !== 'failed'))
  }

  #entryOf(file: File): Entry<File, Stored> {
    this.#lastKey += 1
    const { name } = file
    return {
      key: this.#lastKey,
      name,
      file,
      progress: 0,
      state: 'waiting',
      abort: new AbortController(),
    }
  }

  #next(): void {
    const running = this.#entries.filter((one) => one.state === 'sending' && !('stored' in one))
    const free = atOnce - running.length
    const next = this.#entries
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, free))
    for (const entry of next) {
      this.#change(entry.key, { state: 'sending' })
      void this.#run(entry)
    }
  }

  async #run({ key, file, stored, abort }: Entry<File, Stored>): Promise<void> {
    const { send, keep } = this.#handlers()
    try {
      const onProgress = (progress: number) => this.#change(key, { progress })
      // A file that was uploaded before the failure is not uploaded again.
      const sent = stored ?? (await send(file, { onProgress, signal: abort.signal }))
      this.#change(key, { stored: sent, progress: 1 })
      this.#next()
      if (this.#inOrder) await this.#turnOf(key)
      if (abort.signal.aborted) return
      await keep(sent)
      this.#remove(key)
    } catch (failure) {
      this.#change(key, { state: 'failed', failure: failure as Error })
    } finally {
      this.#next()
    }
  }

  /** Resolves when all earlier files were attached, failed or were cancelled. */
  #turnOf(key: number): Promise<void> {
    const isNext = () => this.#entries.find(({ state }) => state !== 'failed')?.key === key
    return new Promise((resolve) => {
      const check = () => {
        // A file that was cancelled meanwhile does not wait.
        if (!isNext() && this.#entries.some((entry) => entry.key === key)) return
        this.#listeners.delete(check)
        resolve()
      }
      this.#listeners.add(check)
      check()
    })
  }

  #change(key: number, change: Partial<Entry<File, Stored>>): void {
    if (this.#entries.some((entry) => entry.key === key))
      this.#set(this.#entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)))
  }

  #remove(key: number): void {
    this.#set(this.#entries.filter((entry) => entry.key !== key))
  }

  #set(entries: readonly Entry<File, Stored>[]): void {
    this.#entries = entries
    for (const listener of this.#listeners) listener()
  }
}

/** Whether retrying makes sense: not when the file itself is the reason. */
export const canRetry = ({ state, failure }: Upload): boolean =>
  state === 'failed' && !isFinal(failure)

function reset<File, Stored>({
  failure: _failure,
  ...entry
}: Entry<File, Stored>): Entry<File, Stored> {
  return { ...entry, state: 'waiting', progress: 0, abort: new AbortController() }
}
