// A button in the head of a list that opens a popover.
import { ActionIcon, Button, Popover } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = {
  icon: TablerIcon
  /** The name of the popover. */
  label: string
  /** The text of the button, if different; null for its icon alone. */
  text?: string | null | undefined
  width: `${number}rem`
  opened: boolean
  onChange: (opened: boolean) => void
  className?: string | undefined
  children: ReactNode
}

export function HeadMenu(props: Props) {
  const { icon: Icon, label, text = label, width, opened, onChange, className, children } = props
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width={`min(${width}, calc(100vw - 2rem))`}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        {text === null ? (
          <ActionIcon
            variant="default"
            aria-label={label}
            title={label}
            aria-expanded={opened}
            onClick={() => onChange(!opened)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            aria-expanded={opened}
            maw="14rem"
            onClick={() => onChange(!opened)}
          >
            {text}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={label} {...(className && { className })}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
