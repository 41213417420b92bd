import { Button, Group, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { BounceNotes } from '#base/bounces/BounceNotes.tsx'
import type { Letter } from './mailTemplates.contract.ts'

/** The sender's changes; undefined values leave the template's text. */
export type LetterEdit = { subject?: string; text?: string; isLeftOut?: boolean }

type Props = { letter: Letter; edit: LetterEdit; onEdit: (edit: LetterEdit) => void }

/** One mail, shown before it is sent. */
export function LetterCard({ letter, edit, onEdit }: Props) {
  const t = useText()
  const { name, to, language, empty, mayChange } = letter
  const title = t('writeMail.to', { name, to: to ?? '' })
  const { isLeftOut = false } = edit
  return (
    <Paper component="section" withBorder p="md" aria-label={title}>
      <Group justify="space-between" align="start">
        <Title order={2} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <Button
          size="xs"
          variant="default"
          onClick={() => onEdit({ ...edit, isLeftOut: !isLeftOut })}
        >
          {t(isLeftOut ? 'writeMail.putBack' : 'writeMail.leaveOut')}
        </Button>
      </Group>
      {isLeftOut ? (
        <Text className="quiet">{t('writeMail.isLeftOut')}</Text>
      ) : (
        <Stack gap="xs">
          {to !== null && <BounceNotes addresses={[to]} />}
          {empty.length > 0 && (
            <Text size="sm" c="toDo">
              {t(mayChange ? 'writeMail.empty' : 'writeMail.emptyFixed', {
                fields: empty.map((field) => t(`mailTemplate.field.${field}`)).join(', '),
              })}
            </Text>
          )}
          {!mayChange && (
            <Text size="sm" className="quiet">
              {t('writeMail.fixed', { name })}
            </Text>
          )}
          <TextInput
            readOnly={!mayChange}
            label={t('writeMail.subject')}
            lang={language}
            required
            maxLength={200}
            value={edit.subject ?? letter.subject}
            onChange={(event) => onEdit({ ...edit, subject: event.currentTarget.value })}
          />
          <Textarea
            readOnly={!mayChange}
            label={t('writeMail.text')}
            lang={language}
            required
            autosize
            minRows={4}
            maxRows={16}
            maxLength={8000}
            value={edit.text ?? letter.text}
            onChange={(event) => onEdit({ ...edit, text: event.currentTarget.value })}
          />
        </Stack>
      )}
    </Paper>
  )
}
