// The video of an object. Nothing is loaded from its host before the user presses play.
import { Anchor, AspectRatio, Button, Group, Text } from '@mantine/core'
import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { videoOf } from './videoOf.ts'

export function ObjectVideo({ address }: { address: string | null }) {
  const t = useText()
  const [playing, setPlaying] = useState(false)
  if (!address) return null
  const video = videoOf(address)
  const link = (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" size="sm">
      <IconExternalLink size={14} aria-hidden /> {t('object.video.open')}
    </Anchor>
  )
  if (!video) return <p>{link}</p>
  if (playing)
    return (
      <AspectRatio ratio={16 / 9} mb="md">
        <iframe
          style={{ border: 0 }}
          src={video.embed}
          title={t('object.videoURL')}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          // The player is on another host, so allow-same-origin gives it no access to our pages.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      </AspectRatio>
    )
  return (
    <Group gap="sm" mb="md">
      <Button
        size="sm"
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        onClick={() => setPlaying(true)}
      >
        {t('object.video.play')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('object.video.from', { host: video.host })}
      </Text>
      {link}
    </Group>
  )
}
