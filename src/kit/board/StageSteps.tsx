// The stage of a record in its summary: a menu of all stages, and the open ones as steps. Choosing another one saves it at once,
// with undo.
import { Button, Menu, UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { Summary } from '../ui/SummaryBand.tsx'
import { showUndo } from '../ui/confirm/showUndo.tsx'
import classes from './board.module.css'
import { useSaveStage } from './useSaveStage.ts'
import type { StageSaving } from './useSaveStage.ts'

type Stage = { value: number; text: string; closed?: true | undefined }

type Props = {
  of: { id: number; version: number; stage: number | null }
  options: readonly Stage[]
  /** Of the cell and the menu: "Stage". */
  label: string
  /** Beside the label. */
  hint?: ReactNode
  saving: StageSaving
  readOnly?: boolean
}

export function StageSteps({ of, options, label, saving, hint, readOnly = false }: Props) {
  const t = useText()
  const [isSaving, setSaving] = useState(false)
  const saveStage = useSaveStage(saving)
  const { id, version, stage: value } = of
  const text = options.find((option) => option.value === value)?.text ?? t('kit.board.noStage')
  const choose = async (next: Stage) => {
    if (next.value === value) return
    setSaving(true)
    const isSaved = await saveStage(id, next.value, version)
    setSaving(false)
    if (!isSaved) return
    const undo = async () => void (await saveStage(id, value, version))
    showUndo({ text: t('kit.board.stageIs', { stage: next.text }), undoText: t('kit.undo'), undo })
  }
  const steps = options.filter(({ closed }) => !closed)
  const now = steps.findIndex((step) => step.value === value)
  const menu = (
    <Menu position="bottom-end" shadow="md" disabled={readOnly}>
      <Menu.Target>
        <Button
          variant={now < 0 ? 'light' : 'subtle'}
          size="compact-sm"
          my={-4}
          loading={isSaving}
          aria-label={
            now < 0 ? `${label}: ${text}` : `${t('kit.board.allStages')}, ${label}: ${text}`
          }
          rightSection={!readOnly && <IconChevronDown size={14} aria-hidden />}
        >
          {now < 0 ? text : t('kit.board.allStages')}
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
  if (now < 0)
    return (
      <Summary label={label} hint={hint}>
        {menu}
      </Summary>
    )
  return (
    <Summary label={label} hint={hint} aside={!readOnly && menu} wide>
      <ol className={classes.steps} aria-label={label}>
        {steps.map((step, at) => (
          <li key={step.value} {...(at === now && { 'data-now': true })}>
            <UnstyledButton
              title={step.text}
              disabled={readOnly || isSaving}
              data-passed={at < now || undefined}
              {...(at === now && { 'aria-current': 'step' })}
              onClick={() => void choose(step)}
            >
              <span>{step.text}</span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </Summary>
  )
}
