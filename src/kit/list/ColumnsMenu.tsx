// The button in the head of a list that says which columns it has, and what it unfolds.
import { Alert, Button, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../i18n/useText.ts'
import type { MessageKey } from '../i18n/useText.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeletons } from '../ui/Skeletons.tsx'
import type { ChosenColumns } from './columnChoice.ts'
import classes from './ColumnsMenu.module.css'

type Named = { key: string; label: MessageKey; optional?: boolean }

// What drags is heavy, and few choose every day.
const ColumnsPanel = lazyPart(() => import('./ColumnsPanel.tsx').then((all) => all.ColumnsPanel), {
  place: () => <Skeletons lines={8} />,
})

export function ColumnsMenu({ chosen }: { chosen: ChosenColumns<Named> }) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const failed = chosen.failure && <NotKept {...chosen.failure} />
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width="min(22rem, calc(100vw - 2rem))"
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Button
            variant="default"
            leftSection={<IconColumns3 size={16} aria-hidden />}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {t('kit.columns')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('kit.columns')} className={classes.panel}>
          {failed}
          <ColumnsPanel chosen={chosen} />
        </Popover.Dropdown>
      </Popover>
      {failed && !opened && <div className={classes.failed}>{failed}</div>}
    </>
  )
}

function NotKept({ text, retry }: NonNullable<ChosenColumns<Named>['failure']>) {
  const t = useText()
  return (
    <Alert role="alert" color="trouble" py="xs">
      {t(text)}{' '}
      <Button size="compact-sm" variant="light" color="trouble" onClick={retry}>
        {t('kit.tryAgain')}
      </Button>
    </Alert>
  )
}
