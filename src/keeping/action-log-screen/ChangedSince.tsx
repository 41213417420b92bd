// Dialog shown if a field has changed since the entry: compares both values and asks whether to put
// the old one back anyway.
import { Button, Group, Modal, Table, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { PutBackClash } from './usePutBack.ts'

type Props = { clash: PutBackClash; busy: boolean; onAnyway: () => void; onClose: () => void }

export function ChangedSince({ clash, busy, onAnyway, onClose }: Props) {
  const t = useText()
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('actionLog.changedTitle')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <Text size="sm" mb="sm">
        {t('actionLog.changedText')}
      </Text>
      <Table className="smallTable">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('actionLog.field')}</Table.Th>
            <Table.Th>{t('actionLog.now')}</Table.Th>
            <Table.Th>{t('actionLog.wanted')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {clash.since.map(({ field, label, now, wanted }) => (
            <Table.Tr key={field}>
              <Table.Td fw={600}>{label}</Table.Td>
              <Table.Td data-label={t('actionLog.now')}>{now || t('kit.empty')}</Table.Td>
              <Table.Td data-label={t('actionLog.wanted')}>{wanted || t('kit.empty')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="flex-end" mt="md">
        <Button variant="default" size="sm" data-autofocus onClick={onClose}>
          {t('kit.cancel')}
        </Button>
        <Button size="sm" loading={busy} onClick={onAnyway}>
          {t('actionLog.putBackAnyway')}
        </Button>
      </Group>
    </Modal>
  )
}
