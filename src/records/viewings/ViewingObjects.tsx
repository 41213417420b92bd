import { ActionIcon, Select, Table, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { textOf } from '#kit/fields/options.ts'
import { FormSection } from '#kit/form/FormSection.tsx'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { offerMade } from '#base/settings/knownOptions.contract.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { useObjectName } from '#records/objects/useObjectName.ts'
import { offerText } from './offers/offerText.ts'
import { OfferInput } from './offers/OfferInput.tsx'
import type { Viewing } from './viewings.contract.ts'

type Results = Viewing['results']
type Props = {
  results: Results
  options: Viewing['resultOptions']
  /** Absent where the objects are read-only. */
  onChange?: (results: Results) => void
  /** Content under the table. */
  children?: ReactNode
}

/** The objects of a viewing with their results. */
export function ViewingObjects({ results, options, onChange, children }: Props) {
  const t = useText()
  const Part = onChange ? FormSection : Section
  return (
    <Part title={t('viewing.results')} anchor="objects" columns={1}>
      {results.length === 0 ? (
        <Text c="dimmed">{t('viewing.noObjects')}</Text>
      ) : (
        <Table className="smallTable" aria-label={t('viewing.results')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('viewing.object')}</Table.Th>
              <Table.Th w="40%">{t('viewing.result')}</Table.Th>
              {onChange && (
                <Table.Th w={48}>
                  <span className="onlyHeard">{t('kit.delete')}</span>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {results.map((row) => (
              <ObjectRow key={row.objectId} {...{ row, results, options, onChange }} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {children}
    </Part>
  )
}

type RowProps = Pick<Props, 'results' | 'options'> & {
  row: Results[number]
  onChange: Props['onChange']
}

function ObjectRow({ row, results, options, onChange }: RowProps) {
  const t = useText()
  const { objectId, objectReferenceNumber: number, objectTitle, result } = row
  const name = useObjectName(objectId, [`#${number}`, objectTitle].filter(Boolean).join(' '))
  const label = t('viewing.resultOf', { number })
  const change = (what: Partial<Results[number]>) =>
    onChange?.(results.map((one) => (one === row ? { ...one, ...what } : one)))
  const set = (next: number | null) => {
    const description = [`#${number}`, next && textOf(options, next)].filter(Boolean).join(': ')
    change({ result: next, description, ...(next !== offerMade && { offer: null }) })
  }
  return (
    <Table.Tr>
      <Table.Td data-label={t('viewing.object')}>
        <GoLink href={objectPaths.object(objectId)}>{name}</GoLink>
      </Table.Td>
      <Table.Td data-label={t('viewing.result')}>
        {onChange ? (
          <>
            <Select
              aria-label={label}
              data={options.map(({ value, text }) => ({ value: String(value), label: text }))}
              value={result === null ? null : String(result)}
              onChange={(chosen) => set(chosen === null ? null : Number(chosen))}
              placeholder={t('viewing.noResult')}
              clearable
              allowDeselect={false}
              clearButtonProps={{ 'aria-label': t('kit.clear') }}
              comboboxProps={{ shadow: 'md' }}
            />
            {result === offerMade && (
              <OfferInput
                row={row}
                onChange={(offer) => change({ offer })}
                name={`offer.${objectId}`}
              />
            )}
          </>
        ) : result === null ? (
          <span className="quiet">{t('viewing.noResult')}</span>
        ) : (
          offerText(textOf(options, result), row.offer)
        )}
      </Table.Td>
      {onChange && (
        <Table.Td>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('viewing.removeObject', { number })}
            onClick={() => onChange(results.filter((one) => one !== row))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Table.Td>
      )}
    </Table.Tr>
  )
}
