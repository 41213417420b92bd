import { Fragment } from 'react'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'

/** Reference numbers, one space between them, each a #number link to its object. */
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
