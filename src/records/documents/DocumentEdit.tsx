import { Title } from '@mantine/core'
import { useMemo } from 'react'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { FileLinks } from '#base/files/FileLinks.tsx'
import { filesApi } from '#base/files/files.contract.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import { useRemoveFile } from '#base/files/useRemoveFile.ts'
import { documentForm, DocumentInputs } from './DocumentInputs.tsx'
import type { Document } from './documents.contract.ts'
import { edited, saveDocument } from './saveDocument.ts'
import { deletionOf } from './deletionOf.ts'

const { RecordForm } = documentForm

type Props = { document: Document; onDone: () => void }

const bySystemName = ({ systemName }: FileLink) => ({ params: { systemName } })

export function DocumentEdit({ document, onDone }: Props) {
  const deleteDocument = useDeleteRecord(deletionOf(document))
  const saved = useMemo(() => edited(document), [document])
  const remove = useRemoveFile({
    remove: (file) => call(filesApi.deleteFile, bySystemName(file)),
    restore: (file) => call(filesApi.restoreFile, bySystemName(file)),
  })
  return (
    <>
      <Title order={1} mb="sm">
        {document.name}
      </Title>
      <RecordForm
        saving="manual"
        record={{ key: document.id, saved, save: saveDocument }}
        onSubmit={async ({ flush }) => {
          if (await flush()) onDone()
        }}
        renderButtons={(draft) => (
          <SaveOrCancel draft={draft} onCancel={onDone} onDelete={deleteDocument} />
        )}
      >
        {(draft) => (
          <DocumentInputs draft={draft}>
            {document.files.length > 0 && (
              <div>
                <FileLinks files={document.files} onRemove={remove} />
              </div>
            )}
          </DocumentInputs>
        )}
      </RecordForm>
    </>
  )
}
