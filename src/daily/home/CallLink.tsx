import { ActionIcon } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { noteOpenedContact } from '#base/people/openedContact.ts'
import type { OpenedContact } from '#base/people/openedContact.ts'

type Props = Pick<OpenedContact, 'records'> & {
  phone: string | null
  /** The phone as a `tel:` link. */
  phoneLink: string | null
}

/** Calls a phone; nothing without one. */
export function CallLink({ phone, phoneLink, records }: Props) {
  const t = useText()
  if (!phone || !phoneLink) return null
  return (
    <ActionIcon
      component="a"
      variant="default"
      href={phoneLink}
      aria-label={t('home.call', { phone })}
      title={phone}
      onClick={() => noteOpenedContact({ by: 'call', phone, records })}
    >
      <IconPhone size={18} aria-hidden />
    </ActionIcon>
  )
}
