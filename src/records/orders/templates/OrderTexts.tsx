// The texts of orders: written and approved by administrators.
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { EditDeleteButtons } from '#kit/ui/confirm/EditDeleteButtons.tsx'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { Pill } from '#kit/ui/Pill.tsx'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { SettingsPage } from '#base/settings/SettingsPage.tsx'
import { OrderTextForm } from './OrderTextForm.tsx'
import { orderTemplatesApi } from './orderTemplates.contract.ts'
import type { OrderTemplate } from './orderTemplates.contract.ts'

export function OrderTexts() {
  const t = useText()
  const mayEdit = useMay()(admin)
  const query = useAnswer(orderTemplatesApi.listOrderTemplates, {})
  // Id of the text being edited, or 'new'.
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <SettingsPage title={t('orderTemplate.title')} hint={t('orderTemplate.hint')}>
      <Loaded query={query} lines={8}>
        {({ items }) => (
          <Stack>
            {items.map((template) => (
              <Paper key={template.id} component="section" withBorder p="md">
                {edited === template.id ? (
                  <OrderTextForm template={template} onClose={close} />
                ) : (
                  <TextShown
                    template={template}
                    mayEdit={mayEdit}
                    onEdit={() => setEdited(template.id)}
                  />
                )}
              </Paper>
            ))}
            {items.length === 0 && edited === null && (
              <EmptyState title={t('orderTemplate.none')} text={t('orderTemplate.noneText')} />
            )}
            {edited === 'new' && (
              <Paper component="section" withBorder p="md">
                <OrderTextForm onClose={close} />
              </Paper>
            )}
            {mayEdit && edited !== 'new' && (
              <Group>
                <Button
                  variant="light"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => setEdited('new')}
                >
                  {t('orderTemplate.add')}
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Loaded>
    </SettingsPage>
  )
}

type Props = { template: OrderTemplate; mayEdit: boolean; onEdit: () => void }

function TextShown({ template, mayEdit, onEdit }: Props) {
  const t = useText()
  const language = useLanguage()
  const deleteWithUndo = useDelete()
  const { id, name, side, isApproved, approvedBy, approvedOn, sum } = template
  const params = { id: String(id) }
  const { title, text } = {
    en: { title: template.titleEn, text: template.textEn },
    el: { title: template.titleEl, text: template.textEl },
    ru: { title: template.titleRu, text: template.textRu },
  }[language]
  const remove = () =>
    deleteWithUndo({
      question: t('orderTemplate.delete', { name }),
      remove: () => call(orderTemplatesApi.deleteOrderTemplate, { params }),
      text: t('orderTemplate.deleted', { name }),
      restore: () => call(orderTemplatesApi.restoreOrderTemplate, { params }),
    })
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap" align="start">
        <Group gap="xs">
          <Title order={2}>{name}</Title>
          <Pill bare>{t(`order.side.${side}`)}</Pill>
          <Pill tone={isApproved ? 'green' : 'amber'}>
            {t(isApproved ? 'orderTemplate.approved' : 'orderTemplate.notApproved')}
          </Pill>
        </Group>
        {mayEdit && (
          <EditDeleteButtons
            edit={t('orderTemplate.edit', { name })}
            onEdit={onEdit}
            remove={t('orderTemplate.delete', { name })}
            onRemove={remove}
          />
        )}
      </Group>
      <Text fw={500} size="sm">
        {title}
      </Text>
      <Text
        size="sm"
        className="quiet"
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Text>
      {isApproved && approvedOn !== null && (
        <Text size="sm">
          {t('orderTemplate.approvedBy', {
            name: approvedBy ?? '',
            date: formatInstantTime(approvedOn),
          })}
        </Text>
      )}
      {mayEdit && !isApproved && (
        <Group>
          <ConfirmButton
            harmless
            leftSection={<IconCheck size={16} aria-hidden />}
            text={t('orderTemplate.approveQuestion')}
            confirmText={t('orderTemplate.approve')}
            onConfirmed={() =>
              call(orderTemplatesApi.approveOrderTemplate, { params, body: { sum } }).catch(
                () => undefined,
              )
            }
          >
            {t('orderTemplate.approve')}
          </ConfirmButton>
        </Group>
      )}
    </Stack>
  )
}
