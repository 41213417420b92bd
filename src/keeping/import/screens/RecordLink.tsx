import { GoLink } from '#kit/ui/GoLink.tsx'
import { records } from '#base/register/records.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'

type Props = { entity: RecordKind; id: number; title: string | null }

/** Links to the record's screen, if it has one. */
export function RecordLink({ entity, id, title }: Props) {
  const { href } = records[entity]
  return href ? <GoLink href={href(id)}>{title}</GoLink> : title
}
