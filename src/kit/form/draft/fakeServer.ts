// A fake server for tests that merges stale updates field by field, like the real one.
import type { Values } from './draftSnapshot.ts'

type FakeResponse =
  | { status: 200; entity: Values }
  | { status: 400; errors: Record<string, string[]> }
  | { status: 409; conflicts: string[]; current: Values }

export class FakeServer {
  record: Values
  /** Other people's texts that were overwritten unseen. */
  readonly overwrittenUnseen: unknown[] = []
  readonly editedByOthers = new Set<string>()
  private readonly past: Values[]
  private edits = 0

  constructor(record: Values) {
    this.record = record
    this.past = [record]
  }

  /** Someone else writes a unique text. */
  otherEdits(name: string): void {
    this.editedByOthers.add(name)
    this.store({ [name]: `other${++this.edits}` })
  }

  /** `seen` are the texts visible to the sender when sending. */
  update(patch: Values, seen: ReadonlySet<unknown>): FakeResponse {
    const { id: _, version, ...sent } = patch
    const bad = Object.keys(sent).filter((name) => sent[name] === 'bad')
    if (bad.length > 0)
      return { status: 400, errors: Object.fromEntries(bad.map((name) => [name, ['Bad']])) }
    const wanted = Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [name, trim(value)]),
    )
    const base = this.past.find((each) => each['version'] === version) ?? this.record
    const names = Object.keys(wanted).filter((name) => wanted[name] !== this.record[name])
    // A field equal to its old value was not changed by the sender.
    const changed = names.filter(
      (name) => this.record[name] === base[name] || wanted[name] !== base[name],
    )
    const conflicts = changed.filter((name) => this.record[name] !== base[name])
    if (conflicts.length > 0) return { status: 409, conflicts, current: { ...this.record } }
    for (const name of changed) {
      const before = this.record[name]
      if (String(before).startsWith('other') && !seen.has(before))
        this.overwrittenUnseen.push(before)
    }
    if (changed.length > 0)
      this.store(Object.fromEntries(changed.map((name) => [name, wanted[name]])))
    return { status: 200, entity: { ...this.record } }
  }

  /** Whether the field had this value in a version since `since`. */
  hasHeld(name: string, value: unknown, since: number): boolean {
    return this.past.some((each) => (each['version'] as number) >= since && each[name] === value)
  }

  private store(values: Values): void {
    this.record = { ...this.record, ...values, version: (this.record['version'] as number) + 1 }
    this.past.push(this.record)
  }
}

const trim = (value: unknown) => (typeof value === 'string' ? value.trim() || null : value)
