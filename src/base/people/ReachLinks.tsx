import { ActionIcon, Anchor } from '@mantine/core'
import { IconBrandWhatsapp, IconMail, IconPhone, IconPhoneCall } from '@tabler/icons-react'
import { splitTexts } from '#kit/fields/kinds.ts'
import { phoneLink } from '#kit/fields/phoneLink.ts'
import { useText } from '#kit/i18n/useText.ts'
import { CopyButton } from '#kit/ui/CopyButton.tsx'
import classes from './people.module.css'
import { mobileNumber } from './mobileNumber.ts'

/** E-mails and phones, each on its own line, with links to write, call or message and a copy button. */
export const ReachLinks = ({ all }: { all: string }) =>
  splitTexts(all).map((each) =>
    each.includes('@') ? <Mail key={each} address={each} /> : <Phone key={each} phone={each} />,
  )

const Mail = ({ address }: { address: string }) => (
  <div className={classes.reach}>
    <Anchor inherit href={`mailto:${address}`}>
      <IconMail size={16} aria-hidden /> {address}
    </Anchor>
    <CopyButton text={address} />
  </div>
)

function Phone({ phone }: { phone: string }) {
  const t = useText()
  const mobile = mobileNumber(phone)
  return (
    <div className={classes.reach}>
      <Anchor inherit href={phoneLink(phone)}>
        <IconPhone size={16} aria-hidden /> {phone}
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
          >
            <IconPhoneCall size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
      <CopyButton text={phone} />
    </div>
  )
}
