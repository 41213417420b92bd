import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import type { Viewing } from '../viewings.contract.ts'
import { useOnSite } from './useOnSite.ts'

const DoneSheet = lazyPart(() => import('./DoneSheet.tsx').then((all) => all.DoneSheet))

type Props = { id: number; viewing: Viewing }

/** Opens what is asked after a viewing: its results, and what comes next. */
export function DoneButton({ id, viewing }: Props) {
  const t = useText()
  const { data: onSite } = useOnSite(id)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        leftSection={<IconChecks size={16} aria-hidden />}
        disabled={!onSite}
        onClick={() => setOpen(true)}
      >
        {t('viewing.doneNext')}
      </Button>
      {isOpen && onSite && (
        <DoneSheet id={id} viewing={viewing} onSite={onSite} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
