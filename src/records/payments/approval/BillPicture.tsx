import { Box, Image } from '@mantine/core'
import { pathOf } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { transactionsApi } from '../transactions/transactions.contract.ts'

// The same height before and after loading.
const size = { w: '100%', h: '22rem', mt: 'xs' }

type Props = { token: string; file: { id: number; name: string } }

/** The bill, if the browser can show it; the link with its name, beside it, always opens it. */
export function BillPicture({ token, file: { id, name } }: Props) {
  const t = useText()
  const src = pathOf(transactionsApi.attachment.path, { id }, { token })
  const text = t('approval.billOf', { name })
  if (/\.(jpe?g|png|webp|gif|avif)$/i.test(name))
    return <Image className="boxed" {...size} fit="contain" src={src} alt={text} />
  // Phones that cannot show a PDF within a page would download it without being asked.
  if (/\.pdf$/i.test(name) && navigator.pdfViewerEnabled)
    return (
      <Box {...size}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Browsers open no PDF in a sandbox. */}
        <iframe
          className="boxed"
          width="100%"
          height="100%"
          src={src}
          title={text}
          loading="lazy"
        />
      </Box>
    )
  return null
}
