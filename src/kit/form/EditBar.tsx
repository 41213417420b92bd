import { ActionIcon, Box, Button, Group, Menu } from '@mantine/core'
import { IconArrowLeft, IconDots, IconEye, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import classes from './EditBar.module.css'

/** 0: view, 1: edit the most used fields, 2: edit all fields. */
export type ViewMode = 0 | 1 | 2

export type EditBarProps = {
  mode?: ViewMode | undefined
  /** Absent for who may not edit, and for a form inside another record's screen, which has no modes. */
  onMode?: ((mode: ViewMode) => void) | false | undefined
  /** The save state. */
  state?: ReactNode
  /** Items of the overflow menu. */
  menu?: ReactNode
  /** The next step with this record, as the one button that stands out. */
  primary?: ReactNode
  onBack?: () => void
  title?: ReactNode
  /** Why the record is not saved; overlays the content below, so that nothing moves. */
  failure?: ReactNode
  children?: ReactNode
}

/** The bar above a record: view or edit, more or fewer fields, further actions, and the save state. */
export function EditBar(props: EditBarProps) {
  const { mode = 0, onMode, state, menu, title, failure, primary, onBack, children } = props
  const t = useText()
  const EditIcon = mode === 0 ? IconPencil : IconEye
  return (
    <div className={classes.bar} data-edit-bar data-edits={mode !== 0 || undefined}>
      <div className={classes.title}>{title}</div>
      {state}
      <Group gap="xs" className="iconsOnPhone">
        {children}
        {onBack && (
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={onBack}
          >
            {t('kit.back')}
          </Button>
        )}
        {onMode && mode > 0 && (
          <Button
            variant="default"
            aria-expanded={mode === 2}
            onClick={() => onMode(mode === 2 ? 1 : 2)}
          >
            {t(mode === 2 ? 'kit.collapse' : 'kit.more')}
          </Button>
        )}
        {onMode && (
          <Button
            variant="default"
            leftSection={<EditIcon size={16} aria-hidden />}
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
      {/* Takes no room where its slot is empty. */}
      <Box display="contents" className="noPrint">
        {primary}
      </Box>
      {failure && <div className={classes.failure}>{failure}</div>}
    </div>
  )
}
