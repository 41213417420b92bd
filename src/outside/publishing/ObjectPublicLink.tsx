import { Badge } from '@mantine/core'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import type { Slots } from '#base/register/slots.tsx'
import { sitePaths } from './publishing.paths.ts'

/** Link to a published object on the public site. */
export function ObjectPublicLink({ object }: Slots['ObjectPublicLink']) {
  const t = useText()
  const language = useLanguage()
  return (
    <Badge
      component="a"
      href={sitePaths.publicObject(language, object.referenceNumber)}
      target="_blank"
      rel="noopener"
      color="done"
      style={{ cursor: 'pointer' }}
    >
      {t('object.published')}
    </Badge>
  )
}
