// Command palette: records, actions and recently opened records by keyboard. A combobox with its
// list below.
import { Box, CloseButton, Group, Loader, Modal, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { useStore } from '#kit/ui/store.ts'
import { closePalette, palette } from './palette.ts'
import classes from './palette.module.css'
import { Heading, PaletteList } from './PaletteList.tsx'
import { useChosen } from './useChosen.ts'
import { addKey, usePaletteGroups } from './usePaletteGroups.tsx'

export function Palette() {
  const t = useText()
  const isSmall = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  return (
    <Modal.Root
      opened
      onClose={closePalette}
      returnFocus={false}
      size={640}
      yOffset="10vh"
      fullScreen={isSmall ?? false}
      centered={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content
        aria-label={t('palette.title')}
        // Only for the content: `className` would also apply to the element that centers it.
        classNames={{ content: `${classes.content} ${isSmall ? classes.whole : ''}` }}
      >
        <Modal.Body className={classes.body}>
          <Inside />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Inside() {
  const t = useText()
  const id = useId()
  const { text } = useStore(palette)
  const { hits, groups } = usePaletteGroups(text)
  const options = groups.flatMap((group) => group.options)
  const { chosen, onKeyDown, take } = useChosen(options, text, hits.isCurrent)
  const input = useInitialFocus()
  const isEmpty =
    options.every(({ key }) => key === addKey) &&
    hits.isCurrent &&
    !hits.failure &&
    text.trim() !== ''
  return (
    <>
      <Group gap="sm" px="md" py={6} wrap="nowrap" className={classes.top!}>
        {hits.isCurrent ? <IconSearch size={18} aria-hidden /> : <Loader size={18} aria-hidden />}
        <input
          ref={input}
          data-autofocus
          className={`grow ${classes.input}`}
          role="combobox"
          aria-label={t('shell.search')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          {...(chosen && { 'aria-activedescendant': `${id}${chosen.key}` })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={t('palette.hint')}
          value={text}
          onChange={(event) => palette.set({ isOpen: true, text: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        <CloseButton onClick={() => closePalette()} aria-label={t('kit.close')} />
      </Group>
      {hits.failure && (
        <Box p="md">
          <LoadFailed failure={hits.failure} retry={hits.retry} />
        </Box>
      )}
      {isEmpty && <Text p="md">{t('palette.nothing', { text: text.trim() })}</Text>}
      {hits.meant && <Heading>{t('palette.meant', { text: hits.meant })}</Heading>}
      <PaletteList {...{ id, groups, chosen, take }} isOutdated={!hits.isCurrent} />
      <output className="onlyHeard">
        {hits.isCurrent &&
          !hits.failure &&
          text.trim() !== '' &&
          t('palette.results', { count: options.length })}
      </output>
      <Group px="md" py="xs" fz="xs" c="dimmed" className={classes.foot!} aria-hidden>
        <span>{t('palette.keys.choose')}</span>
        <span>{t('palette.keys.open')}</span>
        <span>{t('palette.keys.tab')}</span>
        <span>{t('palette.keys.close')}</span>
      </Group>
    </>
  )
}

/** Focuses the input, with the cursor after the text typed so far. */
function useInitialFocus() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const end = input.current?.value.length ?? 0
    input.current?.focus()
    input.current?.setSelectionRange(end, end)
  }, [])
  return input
}
