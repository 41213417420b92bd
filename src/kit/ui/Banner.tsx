import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useText } from '../i18n/useText.ts'
import { banner, useBannerMessage } from './banner.ts'
import { Markup } from './Markup.tsx'

const looks = {
  success: { color: 'done', icon: IconCircleCheck },
  warning: { color: 'toDo', icon: IconInfoCircle },
  danger: { color: 'trouble', icon: IconAlertTriangle },
} as const

/** Shows the message of `banner.show`, if any. Used once, above the page. */
export function Banner() {
  const t = useText()
  const message = useBannerMessage()
  const look = message && looks[message.type]
  return (
    <div role={message?.type === 'success' ? 'status' : 'alert'}>
      {message && look && (
        <Alert
          color={look.color}
          icon={<look.icon size={18} aria-hidden />}
          withCloseButton
          closeButtonLabel={t('kit.dismiss')}
          onClose={banner.clear}
          py="xs"
          mb="sm"
        >
          <Markup markup={message.markup} />
        </Alert>
      )}
    </div>
  )
}
