// The page of a record: its summary, then facts, what happened and what belongs to it side by side. Where the window is narrow
// only some of these parts are in sight, and a control above them shows the others.
import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { ShowsEmpty } from './showsEmpty.ts'
import classes from './RecordLayout.module.css'

const parts = ['main', 'facts', 'beside'] as const
type Part = (typeof parts)[number]

type Props = {
  /** The summary above the parts. */
  band?: ReactNode
  facts: ReactNode
  /** Whether the person may fill in facts that are not set. */
  mayFill: boolean
  /** Related records; nothing if the record has none. */
  beside?: ReactNode
  /** Anchors of sections beside, to which links from elsewhere lead. */
  anchors?: readonly string[]
  /** What the timeline's place is called, if something else stands there first. */
  mainLabel?: string
  /** The timeline. */
  children: ReactNode
}

export function RecordLayout({
  band,
  facts,
  mayFill,
  beside,
  anchors = [],
  mainLabel,
  children,
}: Props) {
  const t = useText()
  const [part, setPart] = useState<Part>(() =>
    anchors.includes(window.location.hash.slice(1)) ? 'beside' : 'main',
  )
  const [showsEmpty, setShowsEmpty] = useState(false)
  return (
    <>
      {band}
      <div className={classes.layout} data-part={part} data-wide={!beside || undefined}>
        <SegmentedControl
          fullWidth
          aria-label={t('kit.record.parts')}
          className={classes.parts!}
          value={part}
          onChange={(next) => setPart(next as Part)}
          data={parts
            .filter((value) => value !== 'beside' || Boolean(beside))
            .map((value) => ({
              value,
              label: (value === 'main' && mainLabel) || t(`kit.record.${value}`),
            }))}
        />
        <div className={classes.facts}>
          <ShowsEmpty value={showsEmpty}>{facts}</ShowsEmpty>
          {mayFill && (
            <Button
              variant="subtle"
              size="compact-sm"
              mt="xs"
              className="noPrint"
              aria-pressed={showsEmpty}
              onClick={() => setShowsEmpty(!showsEmpty)}
            >
              {t(showsEmpty ? 'kit.record.hideEmpty' : 'kit.record.showEmpty')}
            </Button>
          )}
        </div>
        <div className={classes.main}>{children}</div>
        {beside && <div className={classes.beside}>{beside}</div>}
      </div>
    </>
  )
}
