// Button that opens the mails about the ticked rows.
import { Button } from '@mantine/core'
import { formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import type { BulkKind } from '#base/register/records.contract.ts'
import { addressedKinds, mostLetters } from '#outside/mail-templates/addressedKinds.contract.ts'
import { mailTemplatePaths } from '#outside/mail-templates/mailTemplates.paths.ts'

type Props = { kind: BulkKind; ids: readonly number[] }

export function MailButton({ kind, ids }: Props) {
  const t = useText()
  const entity = addressedKinds.find((one) => one === kind)
  if (!entity) return null
  if (ids.length > mostLetters)
    return (
      <Button size="xs" variant="default" disabled>
        {t('bulk.mailMost', { count: formatNumber(mostLetters) })}
      </Button>
    )
  return (
    <Button
      size="xs"
      variant="default"
      component={RouteLink}
      href={mailTemplatePaths.writeMail(entity, ids.join(','))}
    >
      {t('bulk.mail')}
    </Button>
  )
}
