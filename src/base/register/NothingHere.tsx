import { Button } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'

/** Shown instead of a screen whose address has an invalid parameter, such as an id that is no number. */
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
