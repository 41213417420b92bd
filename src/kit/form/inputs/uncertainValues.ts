// Values of requests that nobody knows the fate of: the server may or may not have taken them.
import { same, sameStored } from '../draft/sameValue.ts'

export class UncertainValues {
  private readonly sent = new Map<string, unknown[]>()

  add(name: string, value: unknown): void {
    const known = this.sent.get(name) ?? []
    if (!known.some((each) => same(each, value))) this.sent.set(name, [...known, value])
  }

  has(name: string): boolean {
    return this.sent.has(name)
  }

  /** Whether `value` may have come from here. */
  includes(name: string, value: unknown): boolean {
    return this.sent.get(name)?.some((each) => sameStored(each, value)) ?? false
  }

  /** An answer said what became of it. */
  settle(name: string): void {
    this.sent.delete(name)
  }
}
