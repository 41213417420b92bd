import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import DOMPurify from 'dompurify'
import { useText } from '../i18n/useText.ts'
import { banner, useBannerMessage } from './banner.ts'

const looks = {
  success: { color: 'done', icon: IconCircleCheck },
  warning: { color: 'toDo', icon: IconInfoCircle },
  danger: { color: 'trouble', icon: IconAlertTriangle },
} as const

const allowed = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'br',
    'p',
    'ul',
    'ol',
    'li',
    'code',
    'span',
    'small',
  ],
  ALLOWED_ATTR: ['href', 'title'],
}

/** Shows what `banner.show` was given, nothing otherwise. Stands once, above the page. */
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
          {/* Messages may contain markup; only harmless tags are left. */}
          <span
            // oxlint-disable-next-line react/no-danger
            dangerouslySetInnerHTML={{
              __html: DOMPurify.sanitize(message.markup.replaceAll('\n', '<br>'), allowed),
            }}
          />
        </Alert>
      )}
    </div>
  )
}
