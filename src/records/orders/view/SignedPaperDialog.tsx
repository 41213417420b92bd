import { Alert, Button, FileButton, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { DayInput } from '#kit/form/inputs/DayInput.tsx'
import { pathOf } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { refresh } from '#kit/http/queries.ts'
import { useUpload } from '#kit/ui/useUpload.ts'
import { ordersApi, paperMegabytes, waysToSignOnPaper } from '../orders.contract.ts'

type Props = { id: number; onClose: () => void }

/** Brings the paper that all parties signed by hand, or the PDF that they signed electronically. */
export function SignedPaperDialog({ id, onClose }: Props) {
  const t = useText()
  const [how, setHow] = useState<string>(waysToSignOnPaper[0])
  const [signedOn, setSignedOn] = useState<string | null>(agencyToday())
  const { path } = ordersApi.signOnPaper
  const { send, failure, isSending, key } = useUpload(
    { ...ordersApi.signOnPaper, path: pathOf(path, { id: String(id) }) },
    {
      most: paperMegabytes,
      fields: { how, signedOn: signedOn ?? '' },
      onSent: async () => {
        await refresh('order')
        onClose()
      },
    },
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('order.onPaper.title')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <Stack>
        <Radio.Group value={how} onChange={setHow} aria-label={t('order.onPaper.title')}>
          <Stack gap="xs">
            {waysToSignOnPaper.map((way) => (
              <Radio key={way} value={way} label={t(`order.onPaper.${way}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <DayInput
          label={t('order.onPaper.day')}
          value={signedOn}
          onChange={setSignedOn}
          valueOf={({ day }) => day}
        />
        <Text size="sm" className="quiet">
          {t('order.onPaper.hint', { megabytes: paperMegabytes })}
        </Text>
        {failure && (
          <Alert color="trouble" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <FileButton
            key={key}
            accept={how === 'scan' ? 'application/pdf,image/*' : 'application/pdf'}
            onChange={send}
          >
            {(props) => (
              <Button
                {...props}
                loading={isSending}
                disabled={!signedOn}
                leftSection={<IconUpload size={16} aria-hidden />}
              >
                {t('order.onPaper.choose')}
              </Button>
            )}
          </FileButton>
        </Group>
      </Stack>
    </Modal>
  )
}
