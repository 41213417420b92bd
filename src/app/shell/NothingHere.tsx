import { Button } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'

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
