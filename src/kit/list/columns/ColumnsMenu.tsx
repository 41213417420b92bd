// The button in the head of a list for choosing columns, with its panel.
import { Alert, Box, Button } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { MessageKey } from '../../i18n/useText.ts'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import { Skeletons } from '../../ui/loading/Skeletons.tsx'
import type { ChosenColumns } from './columnChoice.ts'
import classes from './ColumnsMenu.module.css'
import { HeadMenu } from '../HeadMenu.tsx'

type Named = { key: string; label: MessageKey; optional?: boolean }

// Lazy, because drag and drop is a large chunk and columns are rarely chosen.
const ColumnsPanel = lazyPart(() => import('./ColumnsPanel.tsx').then((all) => all.ColumnsPanel), {
  place: () => <Skeletons lines={8} />,
})

export function ColumnsMenu({ chosen }: { chosen: ChosenColumns<Named> }) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const failed = chosen.failure && <NotKept {...chosen.failure} />
  return (
    <>
      <HeadMenu
        icon={IconColumns3}
        label={t('kit.columns')}
        text={null}
        width="22rem"
        className={classes.panel}
        opened={opened}
        onChange={setOpened}
      >
        {failed}
        <ColumnsPanel chosen={chosen} />
      </HeadMenu>
      {failed && !opened && <Box flex="1 0 100%">{failed}</Box>}
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
