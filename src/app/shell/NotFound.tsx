import { Container } from '@mantine/core'
import { useSession } from '#base/session/person/useSession.ts'
import { NothingHere } from '#base/register/NothingHere.tsx'
import { Shell } from './Shell.tsx'

/** Shown for an unknown address; with the menu for people who are signed in. */
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
