import { Carousel } from '@mantine/carousel'
import { Image } from '@mantine/core'
import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import { pictureAddress } from './pictureAddress.ts'

type Props = {
  images: readonly FileLink[]
  shown: number
  onShown: (index: number) => void
  className: string | undefined
  /** Takes the focus when it appears. */
  focused?: boolean
}

/** One picture at a time, without autoplay. Only pictures near the shown one are loaded. */
export function PictureSlides({ images, shown, onShown, className, focused = false }: Props) {
  const t = useText()
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null)
  const total = images.length
  const go = (to: number) => onShown((to + total) % total)
  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== shown) embla.scrollTo(shown)
  }, [embla, shown])
  return (
    <Carousel
      className={className}
      getEmblaApi={setEmbla}
      initialSlide={shown}
      onSlideChange={onShown}
      emblaOptions={{ loop: total > 1 }}
      withControls={total > 1}
      controlSize={36}
      height="100%"
      nextControlProps={{ 'aria-label': t('object.photo.next') }}
      previousControlProps={{ 'aria-label': t('object.photo.previous') }}
      // onKeyDown below also handles Home and End.
      withKeyboardEvents={false}
      tabIndex={0}
      // Mantine's carousel is always a div.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-roledescription={t('object.photo.gallery')}
      aria-label={t('object.photo.number', { number: shown + 1, total })}
      {...(focused && { 'data-autofocus': true })}
      onKeyDown={(event) => {
        const to = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: total - 1 }[
          event.key
        ]
        if (to === undefined) return
        event.preventDefault()
        go(to)
      }}
    >
      {images.map((image, index) => (
        <Carousel.Slide
          key={image.systemName}
          aria-hidden={index !== shown}
          aria-label={t('object.photo.number', { number: index + 1, total })}
        >
          {isNear(index, shown, total) && (
            <Image
              fit="contain"
              h="100%"
              src={pictureAddress(image, 'large')}
              alt={t('object.photo.number', { number: index + 1, total })}
              draggable={false}
            />
          )}
        </Carousel.Slide>
      ))}
    </Carousel>
  )
}

const isNear = (index: number, shown: number, total: number): boolean => {
  const distance = Math.abs(index - shown)
  return Math.min(distance, total - distance) <= 2
}
