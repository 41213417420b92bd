import type { Reason, ReasonName } from '../reasons.contract.ts'

/** Something that two records have in common or in which they differ. `most`: upper limit of the score with it. */
export type Evidence = {
  reason: ReasonName
  points: number
  value?: string | undefined
  most?: number
}

/** `score`: 0 to 100. The weightiest reasons come first. */
export type Scored = { score: number; reasons: Reason[] }

export function scored(evidence: readonly Evidence[]): Scored {
  const sum = evidence.reduce((all, { points }) => all + points, 0)
  const most = Math.min(100, ...evidence.map((each) => each.most ?? 100))
  return {
    score: Math.round(Math.max(0, Math.min(sum, most))),
    reasons: evidence
      .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .map(({ reason, value = '' }) => ({ reason, value })),
  }
}
