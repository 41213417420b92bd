import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconDots, IconEye, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import classes from './EditBar.module.css'

/** 0: view, 1: edit the most used fields, 2: edit all fields. */
export type ViewMode = 0 | 1 | 2

/** A form inside another record's screen has no modes. */
type Modes = { mode: ViewMode; onMode: (mode: ViewMode) => void } | { mode?: never; onMode?: never }

export type EditBarProps = Modes & {
  /** The save state. */
  state?: ReactNode
  /** Items of the overflow menu. */
  menu?: ReactNode
  title?: ReactNode
  /** Why the record is not saved; overlays the content below, so that nothing moves. */
  failure?: ReactNode
  children?: ReactNode
}

/** The bar above a record: view or edit, more or fewer fields, further actions, and the save state. */
export function EditBar(props: EditBarProps) {
  const { mode, onMode, state, menu, title, failure, children } = props
  const t = useText()
  const EditIcon = mode === 0 ? IconPencil : IconEye
  return (
    <div className={classes.bar} data-edit-bar data-edits={mode !== 0 || undefined}>
      <div className={classes.title}>{title}</div>
      {state}
      <Group gap="xs" wrap="nowrap">
        {children}
        {mode !== undefined && mode > 0 && (
          <Button
            variant="default"
            aria-expanded={mode === 2}
            onClick={() => onMode(mode === 2 ? 1 : 2)}
          >
            {t(mode === 2 ? 'kit.collapse' : 'kit.more')}
          </Button>
        )}
        {mode !== undefined && (
          <Button
            variant="default"
            leftSection={<EditIcon size={16} />}
            {...(mode === 0 && { 'aria-keyshortcuts': 'e' })}
            onClick={() => onMode(mode === 0 ? 1 : 0)}
          >
            {t(mode === 0 ? 'kit.edit' : 'kit.view')}
          </Button>
        )}
        {menu && (
          <Menu position="bottom-end" shadow="md">
            <Menu.Target>
              <ActionIcon variant="default" size={30} aria-label={t('kit.moreActions')}>
                <IconDots size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>{menu}</Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {failure && <div className={classes.failure}>{failure}</div>}
    </div>
  )
}
