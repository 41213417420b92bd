import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import { importApi } from '../../import.contract.ts'
import type { ImportedRow, ViewedImport } from '../../import.contract.ts'
import { partsOf } from '../../targets.contract.ts'

type Props = { row: ImportedRow; shown: ViewedImport }

/** Buttons to correct a row, choose its records, or exclude it. */
export function RowTools({ row, shown }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const leave = useMutation({
    mutationFn: (leftOut: boolean) =>
      call(importApi.mendRow, { body: { id: shown.id, number: row.number, leftOut } }),
  })
  if (row.isDone) return null
  const isLeft = row.outcome === 'left'
  return (
    <Group gap={4} justify="end" wrap="nowrap">
      {!isLeft && (
        <Button size="compact-sm" variant="light" onClick={() => setOpen(true)}>
          {t(row.outcome === 'doubtful' ? 'import.whoIsIt' : 'import.mend')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        loading={leave.isPending}
        onClick={() => leave.mutate(!isLeft)}
      >
        {t(isLeft ? 'import.takeIn' : 'import.leaveOut')}
      </Button>
      {isOpen && <MendRow row={row} shown={shown} onClose={() => setOpen(false)} />}
    </Group>
  )
}

function MendRow({ row, shown, onClose }: Props & { onClose: () => void }) {
  const t = useText()
  const [cells, setCells] = useState<Record<string, string>>({})
  const [choices, setChoices] = useState<Record<string, string>>({})
  const mend = useMutation({
    mutationFn: () =>
      call(importApi.mendRow, {
        body: {
          id: shown.id,
          number: row.number,
          ...(Object.keys(cells).length > 0 && { cells }),
          ...(Object.keys(choices).length > 0 && { choices }),
        },
      }),
    onSuccess: onClose,
  })
  const textOf = (column: number) => cells[column] ?? row.mended[column] ?? row.cells[column] ?? ''
  const faultOf = (column: number) => row.faults.find((fault) => fault.column === column)?.text
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('import.mendRow', { row: row.number })}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          mend.mutate()
        }}
      >
        <Stack>
          {Object.entries(row.candidates).map(([part, candidates]) => (
            <Radio.Group
              key={part}
              label={`${t(`import.part.${part}` as MessageKey)}: ${t('import.whoIsIt')}`}
              value={choices[part] ?? row.choices[part] ?? ''}
              onChange={(choice) => setChoices({ ...choices, [part]: choice })}
            >
              <Stack gap="xs" mt="xs">
                {candidates.map(({ choice, title, detail }) => (
                  <Radio key={choice} value={choice} label={title} description={detail} />
                ))}
                {!partsOf[shown.kind][part]?.isThere && (
                  <Radio value="new" label={t('import.somebodyNew')} />
                )}
              </Stack>
            </Radio.Group>
          ))}
          {shown.source.headers.map((header, column) => (
            <TextInput
              key={header}
              label={header}
              value={textOf(column)}
              error={faultOf(column)}
              onChange={({ currentTarget }) =>
                setCells({ ...cells, [column]: currentTarget.value })
              }
            />
          ))}
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t('kit.cancel')}
            </Button>
            <Button type="submit" loading={mend.isPending}>
              {t('kit.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
