import { Button, Container } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useSession } from '#features/session/useSession.ts'
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

/** In the place of a screen whose address says what cannot be, such as a number that is none. */
export function NothingHere() {
  const t = useText()
  usePageTitle(t('shell.notFound'))
  return (
    <EmptyState
      title={t('shell.notFound')}
      text={t('shell.notFoundText')}
      action={
        <Button component={GoLink} href="/">
          {t('shell.toHome')}
        </Button>
      }
    />
  )
}
