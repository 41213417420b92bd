// The side panel with a summary of a record: beside the list if there is room, otherwise over its right edge; a bottom sheet on a
// phone.
import { Button, CloseButton, Drawer, Group, Text, Title } from '@mantine/core'
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { IconArrowUpRight } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useText } from '../../i18n/useText.ts'
import { RouteLink } from '../../ui/GoLink.tsx'
import type { Peek, Peeked } from './peek.ts'
import classes from './Peek.module.css'
import { PeekSkeleton } from './PeekSkeleton.tsx'

/** Milliseconds on a row before its record is fetched. */
const rest = 180

export type PeekPanelProps = {
  peek: Peek<never>
  peeked: Peeked<unknown>
  panel: RefObject<HTMLElement | null>
  onClose: () => void
  onLeave: () => void
  /** Called before the whole record is opened. */
  onOpen: () => void
}

export function PeekPanel({ peek, peeked, panel, onClose, onLeave, onOpen }: PeekPanelProps) {
  const t = useText()
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [rested] = useDebouncedValue(peeked, rest)
  const { name, href } = peeked
  const open = href && (
    <Button
      component={RouteLink}
      href={href}
      size="compact-sm"
      variant="light"
      leftSection={<IconArrowUpRight size={16} aria-hidden />}
      onClick={onOpen}
    >
      {t('kit.list.openWhole')}
    </Button>
  )
  const body =
    rested.id === peeked.id ? (
      <peek.Part key={peeked.id} row={rested.row as never} />
    ) : (
      <PeekSkeleton />
    )
  if (isPhone)
    return (
      <Drawer
        opened
        onClose={onLeave}
        position="bottom"
        size="82%"
        title={
          <Text inherit fw={600} className="wholeText">
            {name}
          </Text>
        }
        closeButtonProps={{ 'aria-label': t('kit.close') }}
        classNames={{ body: classes.body ?? '' }}
      >
        {open}
        {body}
      </Drawer>
    )
  return (
    <aside
      ref={panel}
      className={`boxed noPrint ${classes.panel}`}
      aria-label={t('kit.list.peekAt', { name })}
      tabIndex={-1}
    >
      <Said text={t('kit.list.peekAt', { name: rested.name })} />
      <Group gap={8} ps={14} pe={8} py={8} wrap="nowrap" className={classes.head!}>
        <Title order={2} size="md" className="grow">
          {name}
        </Title>
        {open}
        <CloseButton size="sm" aria-label={t('kit.close')} title="Esc" onClick={onClose} />
      </Group>
      <div className={classes.body}>{body}</div>
    </aside>
  )
}

/** Announced when it appears and when it changes. */
function Said({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const wait = setTimeout(() => setSaid(text), 60)
    return () => clearTimeout(wait)
  }, [text])
  return <output className="onlyHeard">{said}</output>
}
