import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { useFocusBack } from '#kit/ui/useFocusBack.ts'

type Props = {
  title: string
  name: string
  onNamed: (name: string) => void
  onClose: () => void
}

export function PasskeyNameDialog({ title, name, onNamed, onClose }: Props) {
  const t = useText()
  useFocusBack()
  const [typed, setTyped] = useState(name)
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') onNamed(typed.trim())
        }}
      >
        <Stack>
          <TextInput
            label={t('security.passkeyName')}
            description={t('security.passkeyNameHint')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maxLength={60}
            data-autofocus
          />
          <Group>
            <Button type="submit" disabled={typed.trim() === ''}>
              {title}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('kit.cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
