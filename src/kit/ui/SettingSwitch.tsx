import { Switch, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './SettingSwitch.module.css'

type Props = {
  label: string
  hint?: ReactNode
  checked: boolean
  /** Saves at once. */
  onChange: (checked: boolean) => void
}

/** A setting that is on or off: its label and explanation, and the switch at the end of the row. */
export const SettingSwitch = ({ label, hint, checked, onChange }: Props) => (
  <Switch
    labelPosition="left"
    label={
      <Text span inherit fw={600}>
        {label}
      </Text>
    }
    description={hint}
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
    classNames={{ body: classes.row ?? '', labelWrapper: 'grow' }}
  />
)
