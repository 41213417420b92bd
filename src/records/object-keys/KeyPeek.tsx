// Summary of a key in the list's side panel: where it is, and its last holders.
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { PeekProps } from '#kit/list/peek/peek.ts'
import { PeekLoaded } from '#kit/list/peek/PeekSkeleton.tsx'
import { Folded } from '#kit/ui/Folded.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { KeyState } from './KeyState.tsx'
import type { ObjectKeyRow } from './objectKeys.contract.ts'
import { useObjectKey } from './useObjectKey.ts'

const fewPeriods = 5

export function KeyPeek({ row: { id } }: PeekProps<ObjectKeyRow>) {
  const t = useText()
  return (
    <PeekLoaded query={useObjectKey(id)}>
      {(key) => (
        <>
          <div>
            <KeyState row={key} />
          </div>
          <div className="tiles">
            {key.accountId && (
              <Labelled label={t('objectKey.account')}>
                <GoLink href={accountPaths.account(key.accountId)}>{key.account}</GoLink>
              </Labelled>
            )}
            {key.givenAway && (
              <Labelled label={t('objectKey.givenAway')}>{formatDate(key.givenAway)}</Labelled>
            )}
            {key.received && (
              <Labelled label={t('objectKey.received')}>{formatDate(key.received)}</Labelled>
            )}
          </div>
          {key.description && (
            <Labelled label={t('objectKey.description')}>
              <Folded lines={6}>{key.description}</Folded>
            </Labelled>
          )}
          <Labelled label={t('objectKey.history')}>
            {key.history.length === 0 && <span className="quiet">{t('objectKey.noHistory')}</span>}
            {key.history.slice(0, fewPeriods).map(({ accountId, account, givenAway, received }) => (
              <div key={`${accountId} ${givenAway} ${received}`}>
                <GoLink href={accountPaths.account(accountId)}>{account}</GoLink>{' '}
                <span className="quiet">
                  {formatDate(givenAway)} –{' '}
                  {received ? formatDate(received) : t('objectKey.stillOut')}
                </span>
              </div>
            ))}
          </Labelled>
        </>
      )}
    </PeekLoaded>
  )
}
