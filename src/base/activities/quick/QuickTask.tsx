// Input above a record's activities: type a task, press Enter.
import { ActionIcon, Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { IconCalendarEvent, IconCornerDownLeft, IconRefresh, IconX } from '@tabler/icons-react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import type { ParentKind, RecordRef } from '#base/register/records.contract.ts'
import { activityFields } from '../activityFields.contract.ts'
import { formatPlanned } from '../planned.ts'
import { useQuickTask } from './useQuickTask.ts'

export function QuickTask({ of }: { of: RecordRef<ParentKind> }) {
  const t = useText()
  const language = useLanguage()
  const { task, type, saving, added, failed, takeAsText, add } = useQuickTask(of)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void add()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!task.dateText) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const isBehind = selectionStart === task.end && selectionEnd === task.end
    if (event.key !== 'Escape' && !(event.key === 'Backspace' && isBehind)) return
    event.preventDefault()
    takeAsText()
  }
  return (
    <form className="stacked noPrint" onSubmit={submit}>
      <TextInput
        label={t('task.label')}
        labelProps={{ className: 'onlyHeard' }}
        placeholder={t('task.placeholder')}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={activityFields.description.maxLength}
        value={task.text}
        readOnly={saving}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        rightSection={
          <ActionIcon
            type="submit"
            variant="subtle"
            aria-label={t('task.add')}
            disabled={task.text.trim() === ''}
            loading={saving}
          >
            <IconCornerDownLeft size={18} aria-hidden />
          </ActionIcon>
        }
      />
      {/* Keeps the height of the hint, so that nothing below moves while one types. */}
      <Group gap={0} mih={26}>
        <Text
          component="output"
          size="sm"
          px={task.date ? 'xs' : 0}
          className={task.date ? 'boxed wraps' : added ? 'grow' : ''}
        >
          {task.date ? (
            <>
              <IconCalendarEvent size={14} aria-hidden />
              <span>
                {weekday(task.date, language)} {formatPlanned(task.date)}
              </span>
            </>
          ) : (
            added
          )}
        </Text>
        {task.date && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={t('task.noDate')}
            onClick={takeAsText}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        )}
        {!task.date && !added && (
          <Text size="xs" c="dimmed">
            {t('task.hint')}
          </Text>
        )}
      </Group>
      {failed && (
        <Alert role="alert" color="trouble" title={t('task.notSaved')} py="xs">
          <Group justify="space-between" gap="sm">
            <Text size="sm">{failed}</Text>
            <Button
              type="submit"
              variant="light"
              color="trouble"
              leftSection={<IconRefresh size={16} aria-hidden />}
            >
              {t('kit.tryAgain')}
            </Button>
          </Group>
        </Alert>
      )}
    </form>
  )
}

const weekday = (date: string, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  )
