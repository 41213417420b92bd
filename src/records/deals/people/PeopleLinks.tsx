import { GoLink } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'

type Props = { names: string | null; ids: string | null }

/** Comma-separated names, each a link to its account; `ids` are comma-separated, too. */
export function PeopleLinks({ names, ids }: Props) {
  if (!names || !ids) return null
  const numbers = ids.split(',').map(Number)
  const parts = numbers.length === 1 ? [names] : names.split(', ')
  // A name that contains a comma looks like two names, so show the text without links.
  if (parts.length !== numbers.length) return names
  return numbers.map((id, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <GoLink href={accountPaths.account(id)}>{parts[at]}</GoLink>
    </span>
  ))
}
