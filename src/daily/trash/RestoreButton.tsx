import { Button, Group } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { refreshed } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { trashApi } from './trash.contract.ts'
import type { TrashRow } from './trash.contract.ts'

/** Restores a record, confirms it, and offers to open the record if it has a screen. */
export function RestoreButton({ row: { entity, id, title } }: { row: TrashRow }) {
  const t = useText()
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const name = title || t('trash.withoutName')
  const href = hrefOfRecord({ entity, id })

  const restore = async () => {
    setBusy(true)
    try {
      await call(trashApi.restoreFromTrash, { body: { entity, id } })
      const hide = showNotice({
        color: 'done',
        message: (
          <Group justify="space-between" wrap="nowrap">
            <span>{t('trash.restored', { kind: t(`record.${entity}`), name })}</span>
            {href && (
              <Button
                variant="subtle"
                style={{ flexShrink: 0 }}
                onClick={() => {
                  hide()
                  go(href)
                }}
              >
                {t('trash.open')}
              </Button>
            )}
          </Group>
        ),
      })
    } finally {
      setBusy(false)
      await refreshed()
    }
  }
  return (
    <Button
      size="compact-sm"
      variant="light"
      loading={busy}
      leftSection={<IconArrowBackUp size={16} aria-hidden />}
      aria-label={t('trash.restoreOne', { name })}
      // The banner shows the error.
      onClick={() => void restore().catch(() => undefined)}
    >
      {t('trash.restore')}
    </Button>
  )
}
