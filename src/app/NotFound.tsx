import { Button, Container } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useSession } from '#features/session/useSession.ts'
import { Shell } from './Shell.tsx'

/** An address that leads nowhere; who is signed in keeps the menu. */
export function NotFound() {
  const t = useText()
  usePageTitle(t('shell.notFound'))
  const text = (
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
  if (useSession()) return <Shell>{text}</Shell>
  return (
    <Container py="xl" component="main">
      {text}
    </Container>
  )
}
