// What a person may use in the browser. Free of React.
import type { Permission } from '#kit/http/endpoint.ts'
import type { Session } from './storedSession.ts'

/** Whether this person may use what an endpoint with this permission gives; nobody signed in is null. */
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
