import { badInput } from '#kit/http/problem.ts'
import type { ImportKindName } from '../import.contract.ts'
import type { Mapping } from '../mapping.contract.ts'
import { targetsOf } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'

/** Targets that several columns may share. */
export const acceptsSeveralColumns = ({ of }: Target): boolean =>
  typeof of === 'string'
    ? of === 'photos' || of === 'features'
    : ['texts', 'textarea', 'text'].includes(of.kind)

/** 400 for an unknown target. */
export function targetsMustExist(kind: ImportKindName, { columns, fixed }: Mapping): void {
  const targets = targetsOf(kind)
  for (const { target } of [...columns, ...fixed])
    if (target !== null && !targets.has(target)) throw badInput({ mapping: ['import.noTarget'] })
  if (fixed.some(({ target }) => targets.get(target)?.of === 'photos'))
    throw badInput({ mapping: ['import.noTarget'] })
}

/** 400 if two columns have the same target, or numbers have no named system. */
export function mappingMustBeValid(
  kind: ImportKindName,
  { columns, fixed, system }: Mapping,
): void {
  const targets = targetsOf(kind)
  const taken = new Set<string>()
  const hasNumber = [...columns, ...fixed].some(
    ({ target }) => target !== null && targets.get(target)?.of === 'number',
  )
  if (hasNumber && system === '') throw badInput({ system: ['import.systemNeeded'] })
  for (const { target: name } of columns) {
    if (name === null) continue
    if (taken.has(name) && !acceptsSeveralColumns(targets.get(name)!))
      throw badInput({ mapping: ['import.targetTwice'] })
    taken.add(name)
  }
}
