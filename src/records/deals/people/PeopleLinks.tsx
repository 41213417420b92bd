import { GoLink } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'

type Props = { names: string | null; ids: string | null }

/** Names joined by commas, each a link to its account, whose numbers are joined so too. */
export function PeopleLinks({ names, ids }: Props) {
  if (!names || !ids) return null
  const numbers = ids.split(',').map(Number)
  const parts = numbers.length === 1 ? [names] : names.split(', ')
  // A name with a comma in it cannot be told from two.
  if (parts.length !== numbers.length) return names
  return numbers.map((id, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <GoLink href={accountPaths.account(id)}>{parts[at]}</GoLink>
    </span>
  ))
}
