import { Anchor, Text } from '@mantine/core'
import { EditBar } from '#kit/form/EditBar.tsx'
import { RecordLayout } from '#kit/form/RecordLayout.tsx'
import { Section } from '#kit/form/Section.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { DeleteRecordItem } from '#kit/ui/confirm/DeleteRecordItem.tsx'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'
import { useGoBack } from '#kit/ui/GoLink.tsx'
import { FileLinks } from '#base/files/FileLinks.tsx'
import { documentPaths } from './documents.paths.ts'
import { documentForm } from './DocumentInputs.tsx'
import type { Document } from './documents.contract.ts'
import { deletionOf } from './deletionOf.ts'

const { Form, Value } = documentForm

type Props = { document: Document; onEdit: () => void }

export function DocumentView({ document, onEdit }: Props) {
  const t = useText()
  const goBack = useGoBack(documentPaths.documents)
  return (
    <Form values={document}>
      <EditBar
        onMode={onEdit}
        onBack={goBack}
        menu={<DeleteRecordItem label="kit.delete" {...deletionOf(document)} />}
        title={<RecordTitle title={document.name} />}
      />
      <RecordLayout
        mayFill={false}
        mainLabel={t('document.files')}
        facts={
          <>
            <Section columns={1}>
              <Value name="description" always />
              <Value
                name="name"
                render={(name) =>
                  document.link ? (
                    <Anchor href={document.link} target="_blank" rel="noopener">
                      {name}
                    </Anchor>
                  ) : (
                    name
                  )
                }
              />
            </Section>
            <Section title={t('document.service')} anchor="service">
              <Stamps of={document} />
            </Section>
          </>
        }
      >
        <Section title={t('document.files')} anchor="files" columns={1}>
          {document.files.length > 0 ? (
            <FileLinks files={document.files} />
          ) : (
            <Text size="sm" c="dimmed">
              {t('document.noFiles')}
            </Text>
          )}
        </Section>
      </RecordLayout>
    </Form>
  )
}
