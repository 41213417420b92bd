// Splits a stream into chunks of equal size and transforms each.
import { Transform, type TransformCallback } from 'node:stream'

type PieceOptions = {
  /** Size of a chunk in bytes; the last one may be shorter or empty. */
  size: number
  turn: (piece: Buffer, index: number, isLast: boolean) => Buffer
  /** Header before the chunks. A stream that ends within it has one empty chunk. */
  head?: { length: number; read: (head: Buffer) => void }
}

export class InPieces extends Transform {
  readonly #options: PieceOptions
  #waiting: Buffer[] = []
  #length = 0
  #count = 0
  #headLength: number

  constructor(options: PieceOptions) {
    super()
    this.#options = options
    this.#headLength = options.head?.length ?? 0
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#waiting.push(chunk)
    this.#length += chunk.length
    this.#go(done, () => {
      // A full chunk is processed only after more input has arrived, because it might be the last.
      while (this.#length > this.#options.size) this.#turn(this.#options.size, false)
    })
  }

  override _flush(done: TransformCallback): void {
    this.#go(done, () => this.#turn(this.#length, true))
  }

  #go(done: TransformCallback, work: () => void): void {
    try {
      if (this.#headLength > 0 && this.#length >= this.#headLength) {
        this.#options.head?.read(this.#take(this.#headLength))
        this.#headLength = 0
      }
      work()
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  #turn(length: number, isLast: boolean): void {
    this.push(this.#options.turn(this.#take(length), this.#count++, isLast))
  }

  #take(length: number): Buffer {
    const all = this.#waiting.length === 1 ? this.#waiting[0]! : Buffer.concat(this.#waiting)
    this.#waiting = length < all.length ? [all.subarray(length)] : []
    this.#length = all.length - length
    return all.subarray(0, length)
  }
}
