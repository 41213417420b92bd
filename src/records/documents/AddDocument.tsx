import { Title } from '@mantine/core'
import { useState } from 'react'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { useGo, useGoBack } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { documentPaths } from './documents.paths.ts'
import { documentForm, DocumentInputs } from './DocumentInputs.tsx'
import { saveDocument } from './saveDocument.ts'
import type { EditedDocument } from './saveDocument.ts'

const { RecordForm } = documentForm

const blank = { name: null, description: null, filesNew: [] } as Partial<EditedDocument>

export function AddDocument() {
  const t = useText()
  const go = useGo()
  const goBack = useGoBack(documentPaths.documents)
  const [added, setAdded] = useState(false)
  usePageTitle(t('document.add'))
  if (added) return <Skeletons lines={6} />
  return (
    <>
      <Title order={1} mb="sm">
        {t('document.add')}
      </Title>
      <RecordForm
        saving="manual"
        record={{
          key: 'new',
          saved: blank as EditedDocument,
          isNew: true,
          save: saveDocument,
          onSaved: ({ id }) => {
            setAdded(true)
            go(documentPaths.document(id), { replace: true })
          },
        }}
        renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={goBack} />}
      >
        {(draft) => <DocumentInputs draft={draft} />}
      </RecordForm>
    </>
  )
}
