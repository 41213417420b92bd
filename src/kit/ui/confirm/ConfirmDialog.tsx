import { Button, Group, List, Modal, Text } from '@mantine/core'
import { useText } from '../../i18n/useText.ts'
import type { OpenQuestion } from './confirmation.ts'
import { useFocusBack } from '../useFocusBack.ts'

/** Asks one question: Enter confirms, Esc and everything else declines. */
export function ConfirmDialog({ asked }: { asked: OpenQuestion }) {
  const t = useText()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={() => asked.answer(false)}
      title={asked.title ?? t('kit.confirm')}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <Text size="sm">{asked.text}</Text>
      {asked.points && (
        <List size="sm" mt="xs">
          {asked.points.map((point) => (
            <List.Item key={point}>{point}</List.Item>
          ))}
        </List>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" size="sm" onClick={() => asked.answer(false)}>
          {asked.cancelText ?? t('kit.cancel')}
        </Button>
        <Button
          size="sm"
          data-autofocus
          {...(asked.danger && { color: 'trouble' })}
          onClick={() => asked.answer(true)}
        >
          {asked.confirmText ?? t('kit.ok')}
        </Button>
      </Group>
    </Modal>
  )
}
