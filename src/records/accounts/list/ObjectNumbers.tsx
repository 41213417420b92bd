import { Fragment } from 'react'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'

/** Links to objects by their reference numbers, which `numbers` separates by spaces. */
export function ObjectNumbers({ numbers }: { numbers: string | null }) {
  const all = (numbers ?? '').split(' ').filter(Boolean)
  if (all.length === 0) return null
  return (
    <span>
      {all.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && ' '}
          <GoLink href={objectPaths.objectByReference(number)}>#{number}</GoLink>
        </Fragment>
      ))}
    </span>
  )
}
