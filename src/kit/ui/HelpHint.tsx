import { ActionIcon, Popover } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'

type Props = {
  /** What is explained, as it is called on the screen. */
  about: string
  children: ReactNode
}

/** A small “?” beside what is not plain; a press, tap or key opens a sentence on it. Put it beside a label, not inside. */
export function HelpHint({ about, children }: Props) {
  const t = useText()
  return (
    <Popover width={300} position="bottom" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          size="sm"
          my={-2}
          className="noPrint"
          aria-label={t('kit.hint', { about })}
        >
          <IconHelpCircle size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown fz="sm">{children}</Popover.Dropdown>
    </Popover>
  )
}
