import { Alert, Progress, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { Run } from './useHandOver.ts'

/** Progress of a hand-over, the refused records with reasons, and what went wrong. */
export function RunShown({ run, failure }: { run: Run | null; failure: unknown }) {
  const t = useText()
  return (
    <>
      {run && <RunState run={run} />}
      {failure !== null && <Alert color="trouble">{failureText(failure, t)}</Alert>}
    </>
  )
}

function RunState({ run: { state, total, moved } }: { run: Run }) {
  const t = useText()
  const changed = moved.filter((one) => one.changed).length
  const refused = moved.filter((one) => one.refused !== null)
  if (state === 'running')
    return <Progress value={(100 * moved.length) / total} aria-label={t('handOver.title')} />
  return (
    <>
      <output>
        {state === 'takenBack' ? t('handOver.takenBack') : t('handOver.done', { count: changed })}
      </output>
      {refused.length > 0 && (
        <Alert color="toDo" title={t('handOver.refused')}>
          {refused.slice(0, 50).map(({ entity, id, title, refused: why }) => (
            <Text key={`${entity} ${id}`} size="sm">
              <GoLink href={hrefOfRecord({ entity, id }) ?? ''}>{title || `#${id}`}</GoLink>: {why}
            </Text>
          ))}
        </Alert>
      )}
    </>
  )
}
