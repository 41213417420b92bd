// Compares the proposed targets of a file with its labels.
import { isTarget, notesTarget, proposedTargets } from './adapter.ts'
import type { LabelledColumn, LabelledFile } from './labelled.ts'

/** Missed: no target, although one is right. Wrong: a target that is not among the labels. */
export type ColumnVerdict = 'right' | 'missed' | 'wrong'
export type JudgedColumn = LabelledColumn & { target: string | null; verdict: ColumnVerdict }

export function judgeColumns({ file, kind, columns }: LabelledFile): JudgedColumn[] {
  const unknown = columns
    .flatMap(({ labels }) => labels)
    .find((label) => !isWord(label) && !isTarget(kind, bare(label)))
  if (unknown !== undefined) throw new Error(`${file} has an unknown label: ${unknown}`)
  const targets = proposedTargets(kind, columns)
  return columns.map((column, at) => {
    const target = targets[at] ?? null
    const earlier = columns.slice(0, at).flatMap(({ labels }) => labels)
    const verdict = verdictOf(column.labels, target, {
      targets,
      before: targets.slice(0, at),
      // Of columns that share a target, only the first counts as missed.
      isCounted: (label) => isShared(label) && earlier.includes(label),
      notes: notesTarget(kind),
    })
    return { ...column, target, verdict }
  })
}

const bare = (label: string) => label.replace(/\*$/, '')
const isShared = (label: string) => label.endsWith('*')
const isWord = (label: string) => label === 'notes' || label === 'none'

type Others = {
  targets: readonly (string | null)[]
  before: readonly (string | null)[]
  isCounted: (label: string) => boolean
  notes: string
}

function verdictOf(
  labels: readonly string[],
  target: string | null,
  { targets, before, isCounted, notes }: Others,
): ColumnVerdict {
  if (target === null) {
    const isElsewhere = labels.some((label) => isShared(label) && targets.includes(bare(label)))
    return isElsewhere || labels.some((label) => isWord(label) || isCounted(label))
      ? 'right'
      : 'missed'
  }
  const label = labels.find((each) => bare(each) === target)
  if (label === undefined) return labels.includes('notes') && target === notes ? 'right' : 'wrong'
  return isShared(label) && before.includes(target) ? 'wrong' : 'right'
}
