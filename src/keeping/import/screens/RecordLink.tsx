import { GoLink } from '#kit/ui/GoLink.tsx'
import { records } from '#base/register/records.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'

type Props = { entity: RecordKind; id: number; title: string | null }

/** To the record's screen, where it has one. */
export function RecordLink({ entity, id, title }: Props) {
  const { href } = records[entity]
  return href ? <GoLink href={href(id)}>{title}</GoLink> : title
}
