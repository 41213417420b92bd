// Limits how much of a scarce resource, such as memory, is used at once. Further work waits, first come, first served.

type Waiter = { cost: number; go: () => void }

export class Budget {
  #left: number
  readonly #all: number
  readonly #waiting: Waiter[] = []

  constructor(all: number) {
    this.#all = all
    this.#left = all
  }

  /** Runs `work` once `cost` is free. Work that costs more than the whole budget runs alone. */
  async spend<Answer>(cost: number, work: () => Promise<Answer>): Promise<Answer> {
    const charged = Math.min(cost, this.#all)
    if (this.#waiting.length === 0 && charged <= this.#left) this.#left -= charged
    else await new Promise<void>((go) => this.#waiting.push({ cost: charged, go }))
    try {
      return await work()
    } finally {
      this.#left += charged
      this.#admitNext()
    }
  }

  #admitNext() {
    for (let next = this.#waiting[0]; next && next.cost <= this.#left; next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#left -= next.cost
      next.go()
    }
  }
}
