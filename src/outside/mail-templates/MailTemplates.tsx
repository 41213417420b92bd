// The templates of mails, edited by administrators.
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { EditDeleteButtons } from '#kit/ui/confirm/EditDeleteButtons.tsx'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { MailTemplateForm } from './MailTemplateForm.tsx'
import { mailTemplatesApi } from './mailTemplates.contract.ts'
import type { MailTemplate } from './mailTemplates.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

export function MailTemplates() {
  const t = useText()
  usePageTitle(t('mailTemplate.title'))
  const mayEdit = useMay()(admin)
  const query = useAnswer(mailTemplatesApi.listMailTemplates, { query: {} })
  // ID of the template being edited, or 'new'.
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <>
      <Title order={1} mb="md">
        {t('mailTemplate.title')}
      </Title>
      <Loaded query={query} lines={8}>
        {({ items }) => (
          <Stack>
            {items.map((template) => (
              <Paper key={template.id} component="section" withBorder p="md">
                {edited === template.id ? (
                  <MailTemplateForm template={template} onClose={close} />
                ) : (
                  <TemplateShown
                    template={template}
                    mayEdit={mayEdit}
                    onEdit={() => setEdited(template.id)}
                  />
                )}
              </Paper>
            ))}
            {items.length === 0 && edited === null && (
              <EmptyState title={t('mailTemplate.none')} text={t('mailTemplate.noneText')} />
            )}
            {edited === 'new' && (
              <Paper component="section" withBorder p="md">
                <MailTemplateForm onClose={close} />
              </Paper>
            )}
            {mayEdit && edited !== 'new' && (
              <Group>
                <Button
                  variant="light"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => setEdited('new')}
                >
                  {t('mailTemplate.add')}
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Loaded>
    </>
  )
}

type Props = { template: MailTemplate; mayEdit: boolean; onEdit: () => void }

function TemplateShown({ template, mayEdit, onEdit }: Props) {
  const t = useText()
  const language = useLanguage()
  const deleteWithUndo = useDelete()
  const { id, name } = template
  const params = { id: String(id) }
  const { subject, text } = {
    en: { subject: template.subjectEn, text: template.textEn },
    el: { subject: template.subjectEl, text: template.textEl },
    ru: { subject: template.subjectRu, text: template.textRu },
  }[language]
  const remove = () =>
    deleteWithUndo({
      question: t('mailTemplate.delete', { name }),
      remove: () => call(mailTemplatesApi.deleteMailTemplate, { params }),
      text: t('mailTemplate.deleted', { name }),
      restore: () => call(mailTemplatesApi.restoreMailTemplate, { params }),
    })
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="start">
        <Group gap="xs">
          <Title order={2}>{name}</Title>
          {template.isAdvertising && <Pill tone="amber">{t('mailTemplate.advertising')}</Pill>}
          {template.mayRewrite && !template.isAdvertising && (
            <Pill bare>{t('mailTemplate.rewritable')}</Pill>
          )}
        </Group>
        {mayEdit && (
          <EditDeleteButtons
            edit={t('mailTemplate.edit', { name })}
            onEdit={onEdit}
            remove={t('mailTemplate.delete', { name })}
            onRemove={remove}
          />
        )}
      </Group>
      <Text fw={500} size="sm">
        {subject}
      </Text>
      <Text
        size="sm"
        className="quiet"
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Text>
    </>
  )
}
