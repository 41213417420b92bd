import { Button } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import classes from '../edit/edit.module.css'
import { LinkFields } from './LinkFields.tsx'
import type { Relations } from './LinkFields.tsx'
import type { ObjectAccount } from './objectAccounts.contract.ts'
import { useLinkDraft } from './useLinkDraft.ts'

type Props = { link: ObjectAccount; relations: Relations }

/** One person of the object, to change or to remove. */
export function EditContact({ link, relations }: Props) {
  const t = useText()
  const draft = useLinkDraft(link.objectId, link)
  return (
    <fieldset className={classes.link} aria-label={link.account}>
      <div className={classes.linkName}>
        <GoLink href={paths.account(link.accountId)}>{link.account}</GoLink>
        <div className={classes.linkActions}>
          <Button
            variant="light"
            disabled={!draft.dirty}
            loading={draft.busy}
            onClick={() => void draft.update()}
          >
            {t('object.link.update')}
          </Button>
          <Button
            variant="subtle"
            color="trouble"
            disabled={draft.busy}
            aria-label={t('object.link.remove', { name: link.account })}
            onClick={() => void draft.remove()}
          >
            {t('kit.remove')}
          </Button>
        </div>
      </div>
      <LinkFields draft={draft} relations={relations} />
    </fieldset>
  )
}
