// Requests an archive of the ticked rows, or of the whole view, and opens the list of archives.
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import type { BulkOf, Chosen } from '#base/lists/ticked/bulkOf.ts'
import { archivePaths } from './archives.paths.ts'
import { archivesApi } from './archives.contract.ts'

export function ArchiveButton({ of, chosen }: { of: BulkOf; chosen: Chosen }) {
  const t = useText()
  const go = useGo()
  const order = useMutation({
    mutationFn: () => {
      const ids = chosen.all ? {} : { ids: [...chosen.ids] }
      const body = { list: of.name, input: of.list.asked?.input ?? {}, ...ids }
      return call(archivesApi.addViewArchive, { body })
    },
    onSuccess: () => go(archivePaths.archives),
  })
  if (!of.kind) return null
  return (
    <Button size="xs" variant="default" loading={order.isPending} onClick={() => order.mutate()}>
      {t('archive.view')}
    </Button>
  )
}
