// Buttons to send a selection by link, mail, WhatsApp or Viber.
import { Button, Menu } from '@mantine/core'
import { IconBrandWhatsapp, IconCopy, IconMail, IconMessage, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { BounceNotes } from '#base/bounces/BounceNotes.tsx'
import { mobileNumber } from '#base/people/mobileNumber.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import type { Messenger, Selection, SelectionsOfLead } from './selections.contract.ts'
import type { useSelectionActions } from './useSelectionActions.ts'

export type ClientReach = Pick<SelectionsOfLead, 'emails' | 'phones' | 'accountId'>

type Props = {
  selection: Selection
  client: ClientReach
  actions: ReturnType<typeof useSelectionActions>
}

const look = { size: 'xs', variant: 'light' } as const

export function WaysToClient({ selection, client, actions }: Props) {
  const t = useText()
  const { emails, phones, accountId } = client
  const mobiles = phones.flatMap((phone) => {
    const number = mobileNumber(phone)
    return number ? [{ phone, number }] : []
  })
  const edit = accountId === null ? null : accountPaths.account(accountId, 1)
  return (
    <>
      <Button
        {...look}
        leftSection={<IconCopy size={14} aria-hidden />}
        onClick={() => void actions.copy(selection.link)}
      >
        {t('selection.copy')}
      </Button>
      {emails.length > 0 ? (
        <Menu position="bottom-start" shadow="md">
          <Menu.Target>
            <Button
              {...look}
              leftSection={<IconMail size={14} aria-hidden />}
              loading={actions.isSending}
            >
              {t('selection.mail')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <BounceNotes addresses={emails} px="sm" />
            {emails.map((email) => (
              <Menu.Item key={email} onClick={() => void actions.send(email)}>
                {t('selection.mailTo', { email })}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        <AddReach href={edit}>{t('selection.addMail')}</AddReach>
      )}
      {mobiles.length === 0 && phones.length === 0 && (
        <AddReach href={edit}>{t('selection.addPhone')}</AddReach>
      )}
      {(['WhatsApp', 'Viber'] as const).map((by) => (
        <ByMessenger
          key={by}
          by={by}
          text={selection.text}
          mobiles={mobiles}
          onOpen={actions.noteSent}
        />
      ))}
    </>
  )
}

/** Replaces the button if the client has no such address or number; links to the form where it is entered. */
function AddReach({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return null
  return (
    <Button
      {...look}
      variant="subtle"
      component={RouteLink}
      href={href}
      leftSection={<IconPlus size={14} aria-hidden />}
    >
      {children}
    </Button>
  )
}

type Mobile = { phone: string; number: string }

const addressOf = (by: Messenger, text: string, number: string | null) => {
  const said = encodeURIComponent(text)
  if (by === 'WhatsApp') return `https://wa.me/${number ?? ''}?text=${said}`
  return number === null
    ? `viber://forward?text=${said}`
    : `viber://chat?number=%2B${number}&draft=${said}`
}

type MessengerProps = {
  by: Messenger
  text: string
  mobiles: readonly Mobile[]
  onOpen: (by: Messenger, phone: string | null) => void
}

/** Opens a chat with the client, with the text filled in; without a mobile number, the messenger asks for the recipient. */
function ByMessenger({ by, text, mobiles, onOpen }: MessengerProps) {
  const t = useText()
  const Icon = by === 'WhatsApp' ? IconBrandWhatsapp : IconMessage
  const icon = <Icon size={14} aria-hidden />
  const link = (mobile: Mobile | undefined) => ({
    component: 'a' as const,
    href: addressOf(by, text, mobile?.number ?? null),
    ...(by === 'WhatsApp' && { target: '_blank', rel: 'noreferrer' }),
    onClick: () => onOpen(by, mobile?.phone ?? null),
  })
  if (mobiles.length < 2)
    return (
      <Button
        {...look}
        {...link(mobiles[0])}
        leftSection={icon}
        title={mobiles[0]?.phone ?? t('selection.noMobile')}
      >
        {by}
      </Button>
    )
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button {...look} leftSection={icon}>
          {by}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mobiles.map((mobile) => (
          <Menu.Item key={mobile.phone} {...link(mobile)}>
            {mobile.phone}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
