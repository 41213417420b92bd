// Why a column has its target, and what else it could be.
import { Button, Group, Text } from '@mantine/core'
import { formatInstant } from '#kit/fields/format.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { ImportKindName } from '../../import.contract.ts'
import type { ColumnProposal, ColumnUse, RememberedFrom } from '../../mapping.contract.ts'
import { mainPart, targetsOf } from '../../targets.contract.ts'

type Props = {
  kind: ImportKindName
  header: string
  use: ColumnUse
  proposal: ColumnProposal
  from: RememberedFrom | null
  /** Whether another column has a target that only one may have. */
  isTaken: (target: string) => boolean
  onChoose: (target: string) => void
  onRest: (use: ColumnUse) => void
}

/** A press takes another target; what was proposed is then among them. */
const most = 3

export function WhyThis(props: Props) {
  const { kind, header, use, proposal, from, isTaken, onChoose, onRest } = props
  const t = useText()
  const targets = targetsOf(kind)
  const others = [proposal.target, ...proposal.others]
    .flatMap((name) => targets.get(name ?? '') ?? [])
    .filter(({ name }) => name !== use.target && !isTaken(name))
    .slice(0, most)
  const because = whyOf(use, proposal, from, t)
  const labelOf = ({ part, label }: (typeof others)[number]) =>
    [
      ...(part === mainPart(kind) ? [] : [t(`import.part.${part}` as MessageKey)]),
      t(label as MessageKey),
    ].join(': ')
  return (
    <Group gap={6}>
      {because && (
        <Text size="xs" className="quiet">
          {because}
        </Text>
      )}
      {others.map((target) => (
        <Other
          key={target.name}
          text={labelOf(target)}
          header={header}
          onClick={() => onChoose(target.name)}
        />
      ))}
      {use.target === null && (
        <Other
          text={t(use.leftOut ? 'import.intoNotes' : 'import.leaveColumnOut')}
          header={header}
          onClick={() => onRest(use.leftOut ? { target: null } : { target: null, leftOut: true })}
        />
      )}
    </Group>
  )
}

type OtherProps = { text: string; header: string; onClick: () => void }

const Other = ({ text, header, onClick }: OtherProps) => (
  <Button
    size="compact-xs"
    variant="default"
    fw={400}
    aria-label={`${header}: ${text}`}
    onClick={onClick}
  >
    {text}
  </Button>
)

/** In words; null if the user has chosen, and without a reason. */
function whyOf(
  use: ColumnUse,
  { target, why }: ColumnProposal,
  from: RememberedFrom | null,
  t: ReturnType<typeof useText>,
): string | null {
  if (why === null || use.target !== target || (why === 'feed' && target === null)) return null
  if (target === null && isWhyLeftOut.has(why) && !use.leftOut) return null
  if (why !== 'remembered') return t(`import.because.${why}`)
  if (!from?.on) return t('import.because.file', { file: from?.fileName ?? '' })
  return t('import.because.remembered', { day: formatInstant(from.on) })
}

const isWhyLeftOut: ReadonlySet<ColumnProposal['why']> = new Set(['counter', 'label', 'stamp'])
