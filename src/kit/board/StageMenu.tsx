// The stage of a record in the head of its screen. Choosing another one saves it at once, with undo.
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { showUndo } from '../ui/confirm/showUndo.tsx'
import { useSaveStage } from './useSaveStage.ts'
import type { StageSaving } from './useSaveStage.ts'

type Props = {
  of: { id: number; version: number; stage: number | null }
  options: readonly { value: number; text: string }[]
  /** The name of the menu: "Stage". */
  label: string
  saving: StageSaving
  readOnly?: boolean
}

export function StageMenu({ of, options, label, saving, readOnly = false }: Props) {
  const t = useText()
  const [isSaving, setSaving] = useState(false)
  const saveStage = useSaveStage(saving)
  const { id, version, stage: value } = of
  const text = options.find((option) => option.value === value)?.text ?? t('kit.board.noStage')
  const choose = async (next: { value: number; text: string }) => {
    if (next.value === value) return
    setSaving(true)
    const isSaved = await saveStage(id, next.value, version)
    setSaving(false)
    if (!isSaved) return
    const undo = async () => void (await saveStage(id, value, version))
    showUndo({ text: t('kit.board.stageIs', { stage: next.text }), undoText: t('kit.undo'), undo })
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
            onClick={() => void choose(option)}
          >
            {option.text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
