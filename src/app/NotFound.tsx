import { Button, Container } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'

export function NotFound() {
  const t = useText()
  return (
    <Container py="xl" component="main">
      <EmptyState
        title={t('shell.notFound')}
        text={t('shell.notFoundText')}
        action={
          <Button component={GoLink} href="/">
            {t('shell.toHome')}
          </Button>
        }
      />
    </Container>
  )
}
