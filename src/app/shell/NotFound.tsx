import { Container } from '@mantine/core'
import { useSession } from '#base/session/person/useSession.ts'
import { NothingHere } from './NothingHere.tsx'
import { Shell } from './Shell.tsx'

/** An address that no screen has; who is signed in keeps the menu. */
export function NotFound() {
  if (useSession())
    return (
      <Shell>
        <NothingHere />
      </Shell>
    )
  return (
    <Container py="xl" component="main">
      <NothingHere />
    </Container>
  )
}
