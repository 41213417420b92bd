// Cuts a stream into pieces of one length and turns each into something else.
import { Transform, type TransformCallback } from 'node:stream'

type PieceOptions = {
  /** Bytes of each piece; the last one has as many or fewer, also none. */
  size: number
  turn: (piece: Buffer, index: number, isLast: boolean) => Buffer
  /** What comes before the pieces. A stream that ends within it has one empty piece. */
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
      // A whole piece goes on only once more has come: it might be the last.
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
