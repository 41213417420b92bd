import { Stack, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import type { ParentKind } from '#base/register/records.contract.ts'
import { FileDrop } from './FileDrop.tsx'
import { FileLinks } from './FileLinks.tsx'
import type { FileLink } from './files.contract.ts'
import { useFilesOf } from './useFilesOf.ts'
import { useRemoveFile } from './useRemoveFile.ts'

type Props = {
  entityType: ParentKind
  id: number
  /** The record's files, if its response contains them. */
  files?: readonly FileLink[]
  readOnly?: boolean
}

/** Files of a record: upload, open, remove. The screen adds the heading. */
export function FilesOf({ entityType, id, files, readOnly = false }: Props) {
  const t = useText()
  const { query, attach, ...actions } = useFilesOf(entityType, id, files)
  const remove = useRemoveFile(actions)
  return (
    <Stack gap="sm">
      {!readOnly && <FileDrop onUploaded={attach} />}
      <Loaded query={query} lines={2}>
        {({ items }) =>
          items.length > 0 ? (
            <div>
              <FileLinks files={items} {...(!readOnly && { onRemove: remove })} />
            </div>
          ) : (
            readOnly && (
              <Text size="sm" c="dimmed">
                {t('file.none')}
              </Text>
            )
          )
        }
      </Loaded>
    </Stack>
  )
}
