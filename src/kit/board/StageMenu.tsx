// The stage of a record, in the head of its screen: another one is chosen and saved at once, and can be taken back.
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { showUndo } from '../ui/confirm/showUndo.tsx'

type Props = {
  options: readonly { value: number; text: string }[]
  value: number | null
  /** What the menu is called: "Stage". */
  label: string
  save: (value: number | null) => Promise<unknown>
  readOnly?: boolean
}

export function StageMenu({ options, value, label, save, readOnly = false }: Props) {
  const t = useText()
  const [isSaving, setSaving] = useState(false)
  const text = options.find((option) => option.value === value)?.text ?? t('kit.board.noStage')
  const choose = async (next: number) => {
    if (next === value) return
    setSaving(true)
    try {
      await save(next)
      const chosen = options.find((option) => option.value === next)?.text ?? ''
      showUndo({
        text: t('kit.board.stageIs', { stage: chosen }),
        undoText: t('kit.undo'),
        undo: () => save(value),
      })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Menu position="bottom-start" shadow="md" disabled={readOnly}>
      <Menu.Target>
        <Button
          variant="light"
          size="compact-sm"
          loading={isSaving}
          aria-label={`${label}: ${text}`}
          rightSection={!readOnly && <IconChevronDown size={14} aria-hidden />}
        >
          {text}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {options.map((option) => (
          <Menu.Item
            key={option.value}
            leftSection={
              <IconCheck
                size={14}
                aria-hidden
                style={{ visibility: option.value === value ? 'visible' : 'hidden' }}
              />
            }
            {...(option.value === value && { 'aria-current': true })}
            // What fails is said by the banner.
            onClick={() => void choose(option.value).catch(() => undefined)}
          >
            {option.text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
