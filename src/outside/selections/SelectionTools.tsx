// Buttons to send a selection to its client, revoke it and delete it.
import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import {
  IconCopy,
  IconDots,
  IconExternalLink,
  IconLinkOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { formatInstant } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Selection } from './selections.contract.ts'
import { useSelectionActions } from './useSelectionActions.ts'
import { WaysToClient } from './WaysToClient.tsx'
import type { ClientReach } from './WaysToClient.tsx'

type Props = { selection: Selection; client: ClientReach; onEdit: () => void }

export function SelectionTools({ selection, client, onEdit }: Props) {
  const t = useText()
  const actions = useSelectionActions(selection)
  const isOpen = selection.state === 'open'
  return (
    <Group gap="xs">
      {isOpen && <WaysToClient selection={selection} client={client} actions={actions} />}
      {selection.state === 'revoked' && (
        <Button size="xs" variant="default" onClick={() => void actions.reopen()}>
          {t('selection.reopen')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPencil size={14} aria-hidden />}
        onClick={onEdit}
      >
        {t('selection.edit')}
      </Button>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={30}
            aria-label={t('selection.menu', { day: formatInstant(selection.createdOn) })}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isOpen && (
            <>
              <Menu.Item
                component="a"
                href={selection.link}
                target="_blank"
                rel="noreferrer"
                leftSection={<IconExternalLink size={16} aria-hidden />}
              >
                {t('selection.show')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconCopy size={16} aria-hidden />}
                onClick={() => void actions.copy(selection.text)}
              >
                {t('selection.copyText')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconLinkOff size={16} aria-hidden />}
                onClick={() => void actions.revoke()}
              >
                {t('selection.revoke')}
              </Menu.Item>
            </>
          )}
          <Menu.Item
            color="trouble"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void actions.remove()}
          >
            {t('selection.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  )
}
