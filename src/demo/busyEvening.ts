// This evening for the people who sign in: two overlapping viewings, and a key that is out.
import type { DemoObject } from './objects/demoObject.ts'
import type { DemoKey } from './objects/objectKeys.ts'
import type { DemoViewings } from './viewings.ts'

type EveningContext = { objects: readonly DemoObject[]; objectKeys: readonly DemoKey[] }
type Change = { time: string; person: number; objectId?: number }

/** Each of these people gets two viewings today, at seven and at half past. */
export function busyEvening(
  { viewings, viewingResults, viewingAssignments }: DemoViewings,
  today: string,
  { objects, objectKeys }: EveningContext,
  people: readonly number[],
): DemoViewings {
  const ofToday = viewings.filter((one) => one.dateOfViewing.startsWith(today))
  const live = new Set(objects.flatMap(({ id, deletedOn }) => (deletedOn ? [] : [id])))
  const away = objectKeys.filter((key) => live.has(key.id) && isAway(key))
  const changes = new Map(
    people.flatMap((person, at): [number, Change][] => {
      const [one, other] = ofToday.slice(2 * at, 2 * at + 2)
      const seen = viewingResults.filter(({ viewingId }) => viewingId === other!.id)
      const key = away.filter(
        ({ id, accountId }) =>
          accountId !== person && !seen.some(({ objectId }) => objectId === id),
      )[at]
      return [
        [one!.id, { time: '19:00', person }],
        [other!.id, { time: '19:30', person, ...(key && { objectId: key.id }) }],
      ]
    }),
  )
  const changed = <Row>(
    rows: Row[],
    of: (row: Row) => number,
    how: (row: Row, by: Change) => Row,
  ) =>
    rows.map((row) => {
      const by = changes.get(of(row))
      return by ? how(row, by) : row
    })
  return {
    viewings: changed(
      viewings,
      ({ id }) => id,
      (viewing, { time }) => ({ ...viewing, dateOfViewing: `${today}T${time}:00` }),
    ),
    viewingResults: changed(
      viewingResults,
      ({ viewingId }) => viewingId,
      (result, { objectId }) =>
        objectId && result.position === 0 ? { ...result, objectId } : result,
    ),
    viewingAssignments: changed(
      viewingAssignments,
      ({ parentId }) => parentId,
      (guide, { person }) => ({ ...guide, accountId: person }),
    ),
  }
}

const isAway = ({ accountId, givenAway, received }: DemoKey) =>
  accountId !== null && givenAway !== null && (received === null || received < givenAway)
