import { formatArea } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { AssignedHead } from '#base/assignments/AssignedHead.tsx'
import { Hint } from '#base/register/hints/Hint.tsx'
import type { ObjectEntity } from '../objects.contract.ts'
import { ObjectPublicLink } from '../objectSlots.tsx'
import { Pill } from '#kit/ui/Pill.tsx'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'

const marks = [
  ['soldRecently', 'amber'],
  ['rented', 'amber'],
  ['reserved', 'amber'],
  ['featured', 'teal'],
  ['recommended', 'teal'],
] as const

/** What it is and where, its reference number, and its most important states. */
export function ObjectTitle({ object }: { object: ObjectEntity }) {
  const t = useText()
  const { type, area, location: place } = object
  const what = [type, area !== null && formatArea(area, t)].filter(Boolean).join(' ')
  return (
    <RecordTitle
      title={[what, place?.split(',')[0]].filter(Boolean).join(', ')}
      number={t('object.header', { number: object.referenceNumber })}
      line={[object.address, place].filter(Boolean).join(', ')}
    >
      {object.isDraft && <Pill tone="amber">{t('object.draft')}</Pill>}
      {!object.active && <Pill tone="neutral">{t('object.inactive')}</Pill>}
      {object.published && <ObjectPublicLink object={object} />}
      {marks.map(
        ([name, color]) =>
          object[name] && (
            <Pill key={name} tone={color}>
              {t(`object.${name}`)}
            </Pill>
          ),
      )}
      <Hint name="objectState" about={t('object.status')} />
      <AssignedHead parent="Object" parentId={object.id} />
    </RecordTitle>
  )
}
