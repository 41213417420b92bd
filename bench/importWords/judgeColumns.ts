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
    const verdict = verdictOf(column.labels, target, {
      before: targets.slice(0, at),
      all: targets,
      notes: notesTarget(kind),
    })
    return { ...column, target, verdict }
  })
}

const bare = (label: string) => label.replace(/\*$/, '')
const isWord = (label: string) => label === 'notes' || label === 'none'

type Others = {
  before: readonly (string | null)[]
  all: readonly (string | null)[]
  notes: string
}

function verdictOf(
  labels: readonly string[],
  target: string | null,
  { before, all, notes }: Others,
): ColumnVerdict {
  if (target === null) {
    const isElsewhere = labels.some((label) => label !== bare(label) && all.includes(bare(label)))
    return labels.some(isWord) || isElsewhere ? 'right' : 'missed'
  }
  const label = labels.find((each) => bare(each) === target)
  if (label === undefined) return labels.includes('notes') && target === notes ? 'right' : 'wrong'
  return label !== target && before.includes(target) ? 'wrong' : 'right'
}
