// Summary of a document in the list's side panel.
import { useText } from '#kit/i18n/useText.ts'
import type { PeekProps } from '#kit/list/peek/peek.ts'
import { PeekLoaded } from '#kit/list/peek/PeekSkeleton.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { FileLinks } from '#base/files/FileLinks.tsx'
import { documentForm } from './DocumentInputs.tsx'
import { useDocument } from './useDocument.ts'

const { Form, Value } = documentForm

export function DocumentPeek({ row: { id } }: PeekProps<{ id: number }>) {
  const t = useText()
  return (
    <PeekLoaded query={useDocument(id)}>
      {(document) => (
        <Form values={document}>
          <Value name="description" />
          <Labelled label={t('document.files')}>
            {document.files.length > 0 ? (
              <FileLinks files={document.files} />
            ) : (
              <span className="quiet">{t('document.noFiles')}</span>
            )}
          </Labelled>
          <Stamps of={document} />
        </Form>
      )}
    </PeekLoaded>
  )
}
