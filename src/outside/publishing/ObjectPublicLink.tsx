import { useLanguage, useText } from '#kit/i18n/useText.ts'
import type { Slots } from '#base/register/slots.tsx'
import { sitePaths } from './publishing.paths.ts'
import { Pill } from '#kit/ui/Pill.tsx'

/** Link to a published object on the public site. */
export function ObjectPublicLink({ object }: Slots['ObjectPublicLink']) {
  const t = useText()
  const language = useLanguage()
  return (
    <a
      href={sitePaths.publicObject(language, object.referenceNumber)}
      target="_blank"
      rel="noopener"
    >
      <Pill tone="green">{t('object.published')}</Pill>
    </a>
  )
}
