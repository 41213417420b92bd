// Any order of typing, responses, refusals, lost requests and other people's edits: no typed text is lost, and no text
// of others is overwritten unseen.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Draft } from './draft.ts'
import type { Values } from './draftSnapshot.ts'
import { FakeServer } from './fakeServer.ts'
import { differencesFrom } from './useKeptDraft.ts'

const names = ['a', 'b', 'c'] as const
type Name = (typeof names)[number]
const name = fc.constantFrom(...names)

type Step =
  | { do: 'type'; name: Name; text: string }
  | { do: 'typeBack'; name: Name }
  | { do: 'other'; name: Name }
  | { do: 'send' | 'serve' | 'answer' | 'loseRequest' | 'loseAnswer' | 'read' | 'retry' }
  | { do: 'resolve'; name: Name; side: 'mine' | 'theirs' }
  /** The page was closed and its memory lost; `arrived`: whether its last request reached the server. */
  | { do: 'reload'; arrived: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      name,
      text: fc.constantFrom('x', 'y', 'x ', 'bad'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('typeBack' as const), name }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('other' as const), name }) },
  {
    weight: 12,
    arbitrary: fc
      .constantFrom(
        ...(['send', 'serve', 'answer', 'loseRequest', 'loseAnswer', 'read', 'retry'] as const),
      )
      .map((what) => ({ do: what })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('reload' as const), arrived: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('resolve' as const),
      name,
      side: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
)

class World {
  readonly server = new FakeServer({ id: 1, version: 1, a: 'start', b: 'start', c: 'start' })
  draft = new Draft(this.server.record)
  request: Values | null = null
  answer: ReturnType<FakeServer['update']> | null = null
  /** The text that the person last typed into a field, or chose for it. */
  readonly wanted = new Map<string, { text: string; since: number }>()
  /** Texts of other people that were shown to the person. */
  readonly seen = new Set<unknown>()
  private typed = 0

  look(): void {
    const { values, conflicts } = this.draft.snapshot()
    for (const each of names) this.seen.add(values[each])
    for (const { theirs } of conflicts) this.seen.add(theirs)
  }

  act(step: Step): void {
    if (step.do === 'type')
      this.type(step.name, `${step.text}${step.text === 'bad' ? '' : ++this.typed}`)
    else if (step.do === 'typeBack') this.type(step.name, 'start')
    else if (step.do === 'other') this.server.otherEdits(step.name)
    else if (step.do === 'send') this.request ??= this.answer ? null : this.draft.take()
    else if (step.do === 'serve') this.serve()
    else if (step.do === 'answer') this.deliver()
    else if (step.do === 'read') this.draft.receive({ ...this.server.record })
    else if (step.do === 'retry') this.draft.retry()
    else if (step.do === 'reload') this.reload(step.arrived)
    else if (step.do === 'resolve') this.resolve(step.name, step.side)
    else this.lose(step.do === 'loseAnswer')
    this.look()
  }

  type(field: Name, text: string): void {
    const since = this.draft.snapshot().values['version'] as number
    this.draft.set(field, text)
    this.wanted.set(field, { text: text.trim(), since })
  }

  /** Stored input is offered beside the server's values, and the person keeps all of it. */
  private reload(arrived: boolean): void {
    if (arrived) this.serve()
    this.request = null
    this.answer = null
    const kept = { values: this.draft.unsaved(), unread: {} }
    this.draft = new Draft({ ...this.server.record })
    this.look()
    for (const name of differencesFrom(kept, this.draft.snapshot().values))
      this.draft.set(name, kept.values[name])
  }

  private serve(): void {
    if (!this.request) return
    this.answer = this.server.update(this.request, this.seen)
    this.request = null
  }

  private deliver(): void {
    const { answer } = this
    this.answer = null
    if (!answer) return
    if (answer.status === 200) this.draft.answered(answer.entity)
    else if (answer.status === 400) this.draft.refused('', answer.errors)
    else this.draft.conflicted(answer.conflicts, answer.current, '')
  }

  private lose(served: boolean): void {
    if (served ? !this.answer : !this.request) return
    this.request = null
    this.answer = null
    this.draft.lost('', true)
  }

  private resolve(field: string, side: 'mine' | 'theirs'): void {
    if (!this.draft.snapshot().conflicts.some((clash) => clash.name === field)) return
    this.draft.resolve(field, side)
    if (side === 'theirs') this.wanted.delete(field)
  }

  /** Ends all trouble: corrects refused texts, resolves conflicts with the person's own text, sends everything. */
  settle(): void {
    for (let rounds = 0; rounds < 50; rounds++) {
      this.serve()
      this.deliver()
      this.look()
      for (const field of names) {
        if (this.draft.snapshot().values[field] === 'bad') this.type(field, 'good')
        this.resolve(field, 'mine')
      }
      this.draft.retry()
      this.request = this.draft.take()
      this.look()
      if (!this.request && !this.draft.dirty) return
    }
    throw new Error(`never saved: ${JSON.stringify(this.draft.snapshot())}`)
  }
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

test('whatever happens, the person sees the text that they typed last until it is saved', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world = new World()
      for (const each of steps) {
        world.act(each)
        for (const [field, { text, since }] of world.wanted) {
          // Saved texts may be changed by others later; unsaved ones never.
          if (world.server.hasHeld(field, text, since)) continue
          expect(trimmed(world.draft.snapshot().values[field])).toBe(text)
        }
      }
    }),
    { numRuns: 3000 },
  )
})

test('in the end all typed text has reached the server, and no unseen text was overwritten', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world = new World()
      for (const each of steps) world.act(each)
      world.settle()
      for (const [field, { text, since }] of world.wanted) {
        expect(world.server.hasHeld(field, text, since)).toBe(true)
        if (!world.server.editedByOthers.has(field)) expect(world.server.record[field]).toBe(text)
      }
      world.draft.receive(world.server.record)
      expect(world.draft.snapshot()).toMatchObject({ values: world.server.record, state: 'saved' })
      expect(world.server.overwrittenUnseen).toEqual([])
    }),
    { numRuns: 3000 },
  )
})
