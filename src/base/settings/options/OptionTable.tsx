import { Button, Table } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { optionsApi } from './options.contract.ts'
import type { OptionList } from './options.contract.ts'
import { OptionForm } from './OptionForm.tsx'
import { OptionRow } from './OptionRow.tsx'

export function OptionTable({ list }: { list: OptionList }) {
  const t = useText()
  // Value of the option being edited, or 'new'.
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const { options } = list
  const move = async (from: number, to: number) => {
    const values = options.map(({ value }) => value)
    values.splice(to, 0, ...values.splice(from, 1))
    await call(optionsApi.orderOptions, { body: { list: list.list, values } })
  }
  const canMove = (from: number, to: number) => options[to]?.parent === options[from]!.parent
  return (
    <>
      <Table className="smallTable" aria-label={t(`options.list.${list.list}`)}>
        <Table.Thead>
          <Table.Tr>
            {languages.map((language) => (
              <Table.Th key={language} lang={language}>
                {languageNames[language]}
              </Table.Th>
            ))}
            <Table.Th>
              <span className="onlyHeard">{t('kit.moreActions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {options.map((option, at) =>
            edited === option.value ? (
              <Table.Tr key={option.value}>
                <Table.Td colSpan={4}>
                  <OptionForm list={list} option={option} onClose={() => setEdited(null)} />
                </Table.Td>
              </Table.Tr>
            ) : (
              <OptionRow
                key={option.value}
                list={list}
                option={option}
                onEdit={() => setEdited(option.value)}
                onUp={canMove(at, at - 1) ? () => move(at, at - 1) : undefined}
                onDown={canMove(at, at + 1) ? () => move(at, at + 1) : undefined}
              />
            ),
          )}
        </Table.Tbody>
      </Table>
      {edited === 'new' ? (
        <OptionForm list={list} onClose={() => setEdited(null)} />
      ) : (
        <div>
          <Button
            variant="light"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t('options.add')}
          </Button>
        </div>
      )}
    </>
  )
}
