import { Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { importApi } from './import.contract.ts'
import { importPaths } from './import.paths.ts'

/** The files and rows that a record was imported from, and its numbers in other systems. */
export function RecordOrigin({ of: { entity, id } }: Slots['RecordOrigin']) {
  const t = useText()
  const { data } = useAnswer(importApi.originOf, { query: { entity, id: String(id) } })
  if (!data) return null
  return (
    <div>
      {data.items.map(({ importId, fileName, number, on, isThere }) => {
        const text = t('import.origin', { file: fileName, row: number })
        return (
          <Text key={`${importId} ${number}`} size="sm" c="dimmed">
            {isThere ? (
              <GoLink href={importPaths.import(importId)} className="quiet">
                {text}
              </GoLink>
            ) : (
              text
            )}
            {` · ${formatInstantTime(on)}`}
          </Text>
        )
      })}
      {data.numbers.map(({ system, number }) => (
        <Text key={`${system} ${number}`} size="sm" c="dimmed">
          {t('import.numberThere', { system })}: {number}
        </Text>
      ))}
    </div>
  )
}
