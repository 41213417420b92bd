import { Alert, Box, Button, Group, List, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { RunProgress } from './RunProgress.tsx'
import type { Run } from './useRun.ts'

type Props = {
  run: Run
  onStop: () => void
  onUndo: () => void
  onGoOn: () => void
  onClose: () => void
}

/** Most records listed: nobody reads longer lists. */
const mostListed = 200

/** Progress of a run, then its refused and changed records, with links. */
export function BulkRunResult({ run, onStop, onUndo, onGoOn, onClose }: Props) {
  const t = useText()
  const { request, items: ids, outcomes, state, failure } = run
  const changed = outcomes.filter((one) => one.changed).length
  const refused = outcomes.filter((one) => one.refused !== null)
  const asBefore = outcomes.length - changed - refused.length
  const textKey = request.undo ? 'undo' : request.action
  if (state === 'running')
    return <RunProgress done={outcomes.length} total={ids.length} onStop={onStop} />
  return (
    <>
      {failure && <LoadFailed failure={failure} retry={onGoOn} />}
      <Box component="output" display="block">
        <Text>{t(`bulk.done.${textKey}`, { count: changed })}</Text>
        {asBefore > 0 && <Text c="dimmed">{t('bulk.asBefore', { count: asBefore })}</Text>}
        {outcomes.length < ids.length && (
          <Text c="dimmed">{t('bulk.notBegun', { count: ids.length - outcomes.length })}</Text>
        )}
      </Box>
      {refused.length > 0 && (
        <Alert color="toDo" mt="sm" title={t('bulk.refused', { count: refused.length })}>
          <List size="sm" className="scrolls" mah="40dvh">
            {refused.slice(0, mostListed).map(({ id, title, refused: why }) => (
              <List.Item key={id}>
                <GoLink href={hrefOfRecord({ entity: request.kind, id }) ?? ''}>
                  {title || `#${id}`}
                </GoLink>
                {': '}
                {why}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Group justify="flex-end" mt="md">
        {!request.undo && changed > 0 && (
          <Button variant="default" onClick={onUndo}>
            {t('kit.undo')}
          </Button>
        )}
        <Button onClick={onClose} data-autofocus>
          {t('kit.close')}
        </Button>
      </Group>
    </>
  )
}
