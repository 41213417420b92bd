// Permission checks in the browser, independent of React.
import type { Permission } from '#kit/http/endpoint.ts'
import type { Session } from './storedSession.ts'

/** Whether this person may call endpoints with this permission; `person` is null when nobody is signed in. */
export const mayUse = (person: Session | null, { allows }: Permission): boolean =>
  allows(
    person && {
      accountId: 0,
      username: person.username,
      roles: person.userroles,
      branchId: person.branchId,
      language: '',
    },
  )
