import { CloseButton, Group, Stack, Text } from '@mantine/core'
import { FormSection } from '#kit/form/FormSection.tsx'
import { Wide } from '#kit/form/Section.tsx'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { useText } from '#kit/i18n/useText.ts'
import { FileDrop } from '#base/files/FileDrop.tsx'
import { FileIcon } from '#base/files/FileIcon.tsx'
import type { FileLink } from '#base/files/files.contract.ts'
import type { EditedDocument } from './saveDocument.ts'
import { formFor } from '#kit/form/formFor.tsx'
import { documentFields } from './documentFields.contract.ts'

export const documentForm = formFor('document', documentFields)

const { Field } = documentForm

type Props = {
  draft: DraftOf<EditedDocument>
  /** The document's stored files. */
  children?: React.ReactNode
}

/** Form fields of a new or stored document. */
export function DocumentInputs({ draft, children }: Props) {
  const t = useText()
  return (
    <>
      <FormSection columns={1}>
        <Field name="description" />
        <Field name="name" description={t('document.nameHint')} />
      </FormSection>
      <FormSection title={t('document.files')} anchor="files" columns={1}>
        <Wide>
          <Stack gap="sm">
            {children}
            <NewFiles draft={draft} />
          </Stack>
        </Wide>
      </FormSection>
    </>
  )
}

/** Uploaded files, which are attached with the next save of the document. */
function NewFiles({ draft }: { draft: DraftOf<EditedDocument> }) {
  const t = useText()
  const { filesNew } = draft.values
  const set = (files: readonly FileLink[]) => draft.set('filesNew', files)
  // Several uploads may finish between two renders, so read the current value.
  const now = () => draft.store.snapshot().values['filesNew'] as readonly FileLink[]
  return (
    <>
      <FileDrop onUploaded={(files) => set([...now(), ...files])} />
      {filesNew.length > 0 && (
        <Stack component="ul" aria-label={t('document.filesNew')} gap={4} m={0} p={0}>
          {filesNew.map((file) => (
            <Group component="li" key={file.systemName} gap="xs" wrap="nowrap">
              <FileIcon systemName={file.systemName} />
              <Text size="sm" truncate>
                {file.userName}
              </Text>
              <CloseButton
                size="sm"
                aria-label={t('document.removeNew', { name: file.userName })}
                onClick={() => set(now().filter((one) => one.systemName !== file.systemName))}
              />
            </Group>
          ))}
        </Stack>
      )}
      {draft.errors['filesNew'] && (
        <Text size="sm" c="trouble" role="alert">
          {draft.errors['filesNew'].join(' ')}
        </Text>
      )}
    </>
  )
}
