import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { Suspense, lazy } from 'react'
import { useText } from '../i18n/useText.ts'
import { banner, useBannerMessage } from './banner.ts'

const looks = {
  success: { color: 'done', icon: IconCircleCheck },
  warning: { color: 'toDo', icon: IconInfoCircle },
  danger: { color: 'trouble', icon: IconAlertTriangle },
} as const

// The part that makes markup harmless is large, and few messages are ever shown.
const Markup = lazy(() => import('./Markup.tsx').then(({ Markup }) => ({ default: Markup })))

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
          <Suspense fallback={null}>
            <Markup markup={message.markup} />
          </Suspense>
        </Alert>
      )}
    </div>
  )
}
