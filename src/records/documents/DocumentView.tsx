import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconArrowLeft, IconPencil, IconTrash } from '@tabler/icons-react'
import { Section, Wide } from '#kit/form/Section.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'
import { useGoBack } from '#kit/ui/GoLink.tsx'
import { FileLinks } from '#base/files/FileLinks.tsx'
import { documentPaths } from './documents.paths.ts'
import { documentForm } from './DocumentInputs.tsx'
import type { Document } from './documents.contract.ts'
import { useDeleteDocument } from './useDeleteDocument.ts'

const { Form, Value } = documentForm

type Props = { document: Document; onEdit: () => void }

export function DocumentView({ document, onEdit }: Props) {
  const t = useText()
  const goBack = useGoBack(documentPaths.documents)
  const deleteDocument = useDeleteDocument(document)
  return (
    <Form values={document}>
      <Group justify="space-between" mb="sm">
        <RecordTitle title={document.name} line={document.description} />
        <Group gap="xs">
          <Button
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-keyshortcuts="e"
            onClick={onEdit}
          >
            {t('kit.edit')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={goBack}
          >
            {t('document.back')}
          </Button>
          <Button
            variant="light"
            color="trouble"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void deleteDocument()}
          >
            {t('kit.delete')}
          </Button>
        </Group>
      </Group>
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
      <Section title={t('document.files')} anchor="files" columns={1}>
        <Wide>
          {document.files.length > 0 ? (
            <FileLinks files={document.files} />
          ) : (
            <Text size="sm" c="dimmed">
              {t('document.noFiles')}
            </Text>
          )}
        </Wide>
      </Section>
      <Section title={t('document.service')} anchor="service">
        <Stamps of={document} />
      </Section>
    </Form>
  )
}
