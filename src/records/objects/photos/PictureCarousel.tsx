// The gallery of an object's pictures, with buttons, arrow keys, swiping, previews and a full-screen view.
import { ActionIcon, Box, Image, Modal, Text, UnstyledButton } from '@mantine/core'
import { IconArrowsMaximize } from '@tabler/icons-react'
import { useState } from 'react'
import '@mantine/carousel/styles.layer.css'
import { useText } from '#kit/i18n/useText.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import classes from '../objects.module.css'
import { pictureAddress } from './pictureAddress.ts'
import { PictureSlides } from './PictureSlides.tsx'

export function PictureCarousel({ images }: { images: readonly FileLink[] }) {
  const t = useText()
  const [shown, setShown] = useState(0)
  const [large, setLarge] = useState(false)
  const total = images.length
  const at = Math.min(shown, total - 1)
  return (
    <Box component="section" mb="md" aria-label={t('object.photo.gallery')}>
      <div className={classes.stage}>
        <PictureSlides images={images} shown={at} onShown={setShown} className={classes.carousel} />
        <ActionIcon
          className={classes.enlarge}
          variant="default"
          size="lg"
          aria-label={t('object.photo.fullScreen')}
          title={t('object.photo.fullScreen')}
          onClick={() => setLarge(true)}
        >
          <IconArrowsMaximize size={18} aria-hidden />
        </ActionIcon>
        <Text span size="xs" className={classes.count} aria-hidden>
          {at + 1} / {total}
        </Text>
        <span className="onlyHeard" aria-live="polite">
          {t('object.photo.number', { number: at + 1, total })}
        </span>
      </div>
      <ol className={classes.strip}>
        {images.map((image, index) => (
          <li key={image.systemName}>
            <UnstyledButton
              aria-label={t('object.photo.number', { number: index + 1, total })}
              aria-current={index === at}
              onClick={() => setShown(index)}
            >
              <Image src={pictureAddress(image, 'thumb')} alt="" loading="lazy" radius="sm" />
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <Modal
        opened={large}
        onClose={() => setLarge(false)}
        fullScreen
        title={t('object.photo.number', { number: at + 1, total })}
        closeButtonProps={{ 'aria-label': t('kit.close') }}
        classNames={{ body: classes.largeBody, content: classes.largeContent }}
      >
        <PictureSlides
          images={images}
          shown={at}
          onShown={setShown}
          className={classes.large}
          focused
        />
      </Modal>
    </Box>
  )
}
