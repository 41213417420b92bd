import { Anchor, Box, Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { pathOf } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { FileDrop } from '#base/files/FileDrop.tsx'
import { filesApi } from '#base/files/files.contract.ts'
import { useVariant } from '#base/session/person/useVariant.ts'
import type { EditedTransaction } from './transactionDraft.ts'
import { attachmentStates, transactionsApi } from './transactions.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

/** Existing, deleted and new files; nothing changes until the form is saved. */
export function EditAttachments({ draft }: { draft: DraftOf<EditedTransaction> }) {
  const t = useText()
  const { attachments, filesNew } = draft.values
  // The payments host does not show files that belong to no payment yet.
  const isAlone = useVariant()?.paymentsOnly
  const { existing, deleted } = attachmentStates
  const put = (id: number, state: number) =>
    draft.set(
      'attachments',
      attachments.map((one) => (one.id === id ? { ...one, state } : one)),
    )
  const errors = draft.errors['attachments'] ?? draft.errors['filesNew'] ?? draft.errors['files']
  return (
    <>
      {attachments.length + filesNew.length === 0 && (
        <Text c="dimmed">{t('payment.noAttachments')}</Text>
      )}
      <ul className="ruled">
        {attachments.map(({ id, name, state }) => (
          <Box component="li" key={id} py={4} className="wraps" data-state={state}>
            <span className="grow">
              {state === deleted ? (
                <s className="quiet">{name}</s>
              ) : (
                <FileName name={name} href={pathOf(transactionsApi.attachment.path, { id })} />
              )}
            </span>
            <State state={state} />
            {state === deleted ? (
              <Toggle isBack name={name} onClick={() => put(id, existing)} />
            ) : (
              <Toggle name={name} onClick={() => put(id, deleted)} />
            )}
          </Box>
        ))}
        {filesNew.map(({ systemName, userName }) => (
          <Box
            component="li"
            key={systemName}
            py={4}
            className="wraps"
            data-state={attachmentStates.added}
          >
            <span className="grow">
              {isAlone ? (
                userName
              ) : (
                <FileName name={userName} href={pathOf(filesApi.getFile.path, { systemName })} />
              )}
            </span>
            <State state={attachmentStates.added} />
            <Toggle
              name={userName}
              onClick={() =>
                draft.set(
                  'filesNew',
                  filesNew.filter((file) => file.systemName !== systemName),
                )
              }
            />
          </Box>
        ))}
      </ul>
      {errors && (
        <Text c="var(--estia-red)" size="sm" role="alert">
          {errors.join(' ')}
        </Text>
      )}
      <FileDrop
        onUploaded={(files) =>
          draft.set('filesNew', [
            ...(draft.store.snapshot().values['filesNew'] as typeof filesNew),
            ...files,
          ])
        }
      />
    </>
  )
}

const FileName = ({ name, href }: { name: string; href: string }) => (
  <Anchor href={href} target="_blank" rel="noopener" size="sm">
    {name}
  </Anchor>
)

const looks = ['red', 'neutral', 'green'] as const

function State({ state }: { state: number }) {
  const t = useText()
  const names = [t('payment.file.deleted'), t('payment.file.existing'), t('payment.file.added')]
  return <Pill tone={looks[state] ?? 'neutral'}>{names[state]}</Pill>
}

type ToggleProps = { name: string; isBack?: boolean; onClick: () => void }

function Toggle({ name, isBack = false, onClick }: ToggleProps) {
  const t = useText()
  const Icon = isBack ? IconArrowBackUp : IconTrash
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<Icon size={14} aria-hidden />}
      aria-label={t(isBack ? 'payment.file.restoreNamed' : 'payment.file.deleteNamed', { name })}
      onClick={onClick}
    >
      {t(isBack ? 'payment.file.restore' : 'kit.delete')}
    </Button>
  )
}
