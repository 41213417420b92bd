// Related records of one kind: what each is, its state in a quiet line; a few at first.
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import rows from '#kit/ui/look/rows.module.css'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { RecordRef } from '#base/register/records.contract.ts'

type Row = RecordRef & { title: string; detail?: string | null }
type Props = { title: string; items: readonly Row[] }

const few = 4

export function RecordRows({ title, items }: Props) {
  const t = useText()
  const [shown, setShown] = useState(few)
  if (items.length === 0) return null
  return (
    <div>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <ul className={rows.rows}>
        {items.slice(0, shown).map((one) => (
          <li key={one.id}>
            <div>
              <GoLink href={hrefOfRecord(one) ?? '#'} className={rows.name}>
                {one.title}
              </GoLink>
              {one.detail && <div className={rows.detail}>{one.detail}</div>}
            </div>
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(items.length)}>
          {t('recordTimeline.moreFiles', { count: items.length - shown })}
        </Button>
      )}
    </div>
  )
}
