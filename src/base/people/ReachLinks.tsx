import { ActionIcon, Anchor, Group } from '@mantine/core'
import { IconBrandWhatsapp, IconMail, IconPhone, IconPhoneCall } from '@tabler/icons-react'
import { splitTexts } from '#kit/fields/kinds.ts'
import { phoneLink } from './phoneLink.ts'
import { useText } from '#kit/i18n/useText.ts'
import { CopyButton } from '#kit/ui/CopyButton.tsx'
import { BounceSign } from '#base/bounces/BounceSign.tsx'
import { mobileNumber } from './mobileNumber.ts'
import { useReachedRecords } from './ReachAbout.tsx'
import { noteOpenedContact } from './openedContact.ts'
import type { WayToReach } from './waysToReach.contract.ts'

type Props = {
  all: string
  /** The owner: calls and messages are recorded on this account and on the screen's record (`ReachAbout`). */
  accountId?: number
}

/** E-mails and phones, each on its own line, with links to write, call or message and a copy button. */
export function ReachLinks({ all, accountId }: Props) {
  const records = useReachedRecords(accountId)
  return splitTexts(all).map((each) =>
    each.includes('@') ? (
      <Mail key={each} address={each} />
    ) : (
      <Phone
        key={each}
        phone={each}
        onOpen={(by) => noteOpenedContact({ by, phone: each, records })}
      />
    ),
  )
}

const Mail = ({ address }: { address: string }) => (
  <Group gap={2} wrap="nowrap" miw={0}>
    <Anchor inherit className="wraps" href={`mailto:${address}`}>
      <IconMail size={16} aria-hidden /> <span className="grow">{address}</span>
    </Anchor>
    <CopyButton text={address} />
    <BounceSign address={address} />
  </Group>
)

type PhoneProps = { phone: string; onOpen: (by: WayToReach) => void }

function Phone({ phone, onOpen }: PhoneProps) {
  const t = useText()
  const mobile = mobileNumber(phone)
  return (
    <Group gap={2} wrap="nowrap" miw={0}>
      <Anchor inherit className="wraps" href={phoneLink(phone)} onClick={() => onOpen('call')}>
        <IconPhone size={16} aria-hidden /> <span className="grow">{phone}</span>
      </Anchor>
      {mobile && (
        <>
          <ActionIcon
            component="a"
            variant="subtle"
            size={24}
            href={`https://wa.me/${mobile}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('account.whatsApp', { phone })}
            title="WhatsApp"
            onClick={() => onOpen('WhatsApp')}
          >
            <IconBrandWhatsapp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            component="a"
            variant="subtle"
            size={24}
            href={`viber://chat?number=%2B${mobile}`}
            aria-label={t('account.viber', { phone })}
            title="Viber"
            onClick={() => onOpen('Viber')}
          >
            <IconPhoneCall size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
      <CopyButton text={phone} />
    </Group>
  )
}
