// So much at once of what is scarce, such as memory: the rest waits its turn, first come, first served.

type Waiting = { cost: number; go: () => void }

export class Budget {
  #left: number
  readonly #all: number
  readonly #waiting: Waiting[] = []

  constructor(all: number) {
    this.#all = all
    this.#left = all
  }

  /** What costs more than there is in all waits until it is alone. */
  async spend<Answer>(cost: number, work: () => Promise<Answer>): Promise<Answer> {
    const really = Math.min(cost, this.#all)
    if (this.#waiting.length === 0 && really <= this.#left) this.#left -= really
    else await new Promise<void>((go) => this.#waiting.push({ cost: really, go }))
    try {
      return await work()
    } finally {
      this.#left += really
      this.#letGo()
    }
  }

  #letGo() {
    for (let next = this.#waiting[0]; next && next.cost <= this.#left; next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#left -= next.cost
      next.go()
    }
  }
}
