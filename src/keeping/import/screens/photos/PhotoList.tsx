// Photos that were not added or not removed, with the reasons.
import { Group, Pagination, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { importApi } from '../../import.contract.ts'
import { RecordLink } from '../RecordLink.tsx'

type Props = { id: number; state: 'failed' | 'stays'; label: string }

const perPage = 20

export function PhotoList({ id, state, label }: Props) {
  const t = useText()
  const [currentPage, setPage] = useState(1)
  const { data } = useAnswer(importApi.importPhotos, { body: { id, state, perPage, currentPage } })
  if (!data) return null
  const pages = Math.ceil(data.totalRows / perPage)
  const names = { previous: t('kit.list.previous'), next: t('kit.list.next'), first: '', last: '' }
  return (
    <>
      <Table.ScrollContainer minWidth={560}>
        <Table aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('import.rowNumber')}</Table.Th>
              <Table.Th>{t('import.photos.property')}</Table.Th>
              <Table.Th>{t('import.why')}</Table.Th>
              <Table.Th>{t('import.photos.source')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.items.map((photo) => (
              <Table.Tr key={photo.id}>
                <Table.Td>{photo.number}</Table.Td>
                <Table.Td>
                  {photo.objectId !== null && (
                    <RecordLink entity="Object" id={photo.objectId} title={photo.title} />
                  )}
                </Table.Td>
                <Table.Td>{photo.why}</Table.Td>
                <Table.Td>
                  <Text size="sm" translate="no" style={{ overflowWrap: 'anywhere' }}>
                    {photo.source}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {pages > 1 && (
        <Group component="nav" justify="flex-end" mt="xs" aria-label={t('kit.list.pages')}>
          <Pagination
            size="sm"
            total={pages}
            value={currentPage}
            onChange={setPage}
            getControlProps={(control) => ({ 'aria-label': names[control] })}
            getItemProps={(page) => ({ 'aria-label': t('kit.list.page', { page }) })}
          />
        </Group>
      )}
    </>
  )
}
