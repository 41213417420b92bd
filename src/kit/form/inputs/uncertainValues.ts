// Values of requests without a response, which the server may or may not have saved.
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

  /** Whether `value` may be one of these. */
  includes(name: string, value: unknown): boolean {
    return this.sent.get(name)?.some((each) => sameStored(each, value)) ?? false
  }

  /** Call when a response tells whether the field was saved. */
  settle(name: string): void {
    this.sent.delete(name)
  }
}
