import { ActionIcon } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { reached } from '#base/people/reached.ts'
import type { Reach } from '#base/people/reached.ts'

type Props = Pick<Reach, 'records'> & {
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
      onClick={() => reached({ by: 'call', phone, records })}
    >
      <IconPhone size={18} aria-hidden />
    </ActionIcon>
  )
}
