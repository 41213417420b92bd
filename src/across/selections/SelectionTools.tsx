// How a selection gets to its client, and how it is taken back.
import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconBrandWhatsapp,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconLinkOff,
  IconMail,
  IconMessage,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { formatInstant } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Selection } from './selections.contract.ts'
import classes from './selections.module.css'
import { useSelectionActions } from './useSelectionActions.ts'

type Props = { selection: Selection; emails: readonly string[]; onEdit: () => void }

export function SelectionTools({ selection, emails, onEdit }: Props) {
  const t = useText()
  const actions = useSelectionActions(selection)
  const isOpen = selection.state === 'open'
  return (
    <div className={classes.tools}>
      {isOpen && <WaysToClient selection={selection} emails={emails} actions={actions} />}
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
    </div>
  )
}

type WaysProps = Pick<Props, 'selection' | 'emails'> & {
  actions: ReturnType<typeof useSelectionActions>
}

function WaysToClient({ selection, emails, actions }: WaysProps) {
  const t = useText()
  const text = encodeURIComponent(selection.text)
  const look = { size: 'xs', variant: 'light' } as const
  const mail = (
    <Button
      {...look}
      leftSection={<IconMail size={14} aria-hidden />}
      loading={actions.isSending}
      disabled={emails.length === 0}
      {...(emails.length === 0 && { title: t('selection.noMail') })}
    >
      {t('selection.mail')}
    </Button>
  )
  return (
    <>
      <Button
        {...look}
        leftSection={<IconCopy size={14} aria-hidden />}
        onClick={() => void actions.copy(selection.link)}
      >
        {t('selection.copy')}
      </Button>
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>{mail}</Menu.Target>
        <Menu.Dropdown>
          {emails.map((email) => (
            <Menu.Item key={email} onClick={() => void actions.send(email)}>
              {t('selection.mailTo', { email })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        {...look}
        component="a"
        href={`https://wa.me/?text=${text}`}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconBrandWhatsapp size={14} aria-hidden />}
      >
        {t('selection.whatsApp')}
      </Button>
      <Button
        {...look}
        component="a"
        href={`viber://forward?text=${text}`}
        leftSection={<IconMessage size={14} aria-hidden />}
      >
        {t('selection.viber')}
      </Button>
    </>
  )
}
