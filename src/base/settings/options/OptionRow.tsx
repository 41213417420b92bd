import { ActionIcon, Button, Group, Table } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil } from '@tabler/icons-react'
import { call } from '#kit/http/call.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { languageNames } from '#kit/i18n/languages.ts'
import { optionsApi } from './options.contract.ts'
import type { EditedOption, OptionList } from './options.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

type Props = {
  list: OptionList
  option: EditedOption
  onEdit: () => void
  onUp: (() => Promise<void>) | undefined
  onDown: (() => Promise<void>) | undefined
}

// The error banner shows the reason.
const ignoreFailure = (work: Promise<unknown>) => void work.catch(() => undefined)

export function OptionRow({ list, option, onEdit, onUp, onDown }: Props) {
  const t = useText()
  const { value, parent, textEn, textEl, textRu, retired, closed, fixed } = option
  const name = { en: textEn, el: textEl, ru: textRu }[useLanguage()]
  const of = list.parents.find((each) => each.value === parent)?.text
  const retire = () =>
    call(optionsApi.saveOption, { body: { list: list.list, value, retired: !retired } })
  return (
    <Table.Tr>
      <Table.Td data-label={languageNames.en}>
        <Group gap="xs">
          <span lang="en">{textEn}</span>
          {of && <Pill tone="neutral">{of}</Pill>}
          {closed && <Pill tone="neutral">{t('options.closed')}</Pill>}
          {retired && <Pill tone="amber">{t('options.retired')}</Pill>}
        </Group>
      </Table.Td>
      <Table.Td lang="el" data-label={languageNames.el}>
        {textEl}
      </Table.Td>
      <Table.Td lang="ru" data-label={languageNames.ru}>
        {textRu}
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap" justify="flex-end">
          {!fixed && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t(retired ? 'options.offerOf' : 'options.retireOf', { name })}
              onClick={() => ignoreFailure(retire())}
            >
              {t(retired ? 'options.offer' : 'options.retire')}
            </Button>
          )}
          <ActionIcon
            variant="subtle"
            aria-label={t('options.up', { name })}
            disabled={!onUp}
            onClick={() => onUp && ignoreFailure(onUp())}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={t('options.down', { name })}
            disabled={!onDown}
            onClick={() => onDown && ignoreFailure(onDown())}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={t('options.edit', { name })} onClick={onEdit}>
            <IconPencil size={16} />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
