import { Face } from '#kit/ui/Face.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'

type Props = {
  names: string | null
  ids: string | null
  /** Initials instead of names. */
  asFaces?: boolean
}

/** Comma-separated names, each a link to its account; `ids` are comma-separated, too. */
export function PeopleLinks({ names, ids, asFaces }: Props) {
  if (!names || !ids) return null
  const numbers = ids.split(',').map(Number)
  const parts = numbers.length === 1 ? [names] : names.split(', ')
  // A name that contains a comma looks like two names, so show the text without links.
  if (parts.length !== numbers.length) return names
  return numbers.map((id, at) => (
    <span key={id}>
      {at > 0 && !asFaces && ', '}
      <GoLink href={accountPaths.account(id)}>
        {asFaces ? <Face name={parts[at]!} size={22} label={parts[at]} /> : parts[at]}
      </GoLink>
    </span>
  ))
}
