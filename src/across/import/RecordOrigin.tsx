import { Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { WhenNear } from '#kit/ui/loading/WhenNear.tsx'
import { admin } from '#base/permissions/permissions.contract.ts'
import type { Slots } from '#base/register/slots.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { importApi } from './import.contract.ts'
import { importPaths } from './import.paths.ts'

type Props = Slots['RecordOrigin']

/** Asked for only by those who look so far down. */
export const RecordOrigin = (props: Props) => (
  <WhenNear height={1}>
    <Origin {...props} />
  </WhenNear>
)

/** The files and rows that a record comes from, and its numbers in other systems. */
function Origin({ of: { entity, id } }: Props) {
  const t = useText()
  const may = useMay()
  const { data } = useAnswer(
    importApi.originOf,
    { query: { entity, id: String(id) } },
    { enabled: may(importApi.originOf.may) },
  )
  if (!data) return null
  return (
    <div>
      {data.items.map(({ importId, fileName, number, on, isThere }) => {
        const text = t('import.origin', { file: fileName, row: number })
        return (
          <Text key={`${importId} ${number}`} size="sm" c="dimmed" className="numbers">
            {isThere && may(admin) ? (
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
        <Text key={`${system} ${number}`} size="sm" c="dimmed" className="numbers">
          {t('import.numberThere', { system })}: {number}
        </Text>
      ))}
    </div>
  )
}
