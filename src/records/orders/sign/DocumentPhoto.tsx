// The photo of the party's document: from the camera of a phone, or a file.
import { Button, FileButton, Group, Image, Input } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCamera, IconPhoto, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { fileFailureText } from '#kit/ui/fileFailure.ts'
import { smallPhoto } from './smallPhoto.ts'

type Props = {
  error?: string | undefined
  /** Made small; null without one. */
  onChange: (photo: Blob | null) => void
}

export function DocumentPhoto({ error, onChange }: Props) {
  const t = useText()
  const hasCamera = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const ways = hasCamera ? (['take', 'choose'] as const) : (['choose'] as const)
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  // Resets the buttons, so that the same file can be chosen again.
  const [turn, setTurn] = useState(0)
  const keep = (next: Blob | null) => {
    setPhoto(next)
    setFailure('')
    onChange(next)
  }
  const choose = async (file: File | null) => {
    if (!file) return
    setBusy(true)
    setTurn(turn + 1)
    try {
      keep(await smallPhoto(file))
    } catch (refused) {
      // A photo that was there before stays.
      setFailure(fileFailureText(file.name, refused, t))
    }
    setBusy(false)
  }
  return (
    <Input.Wrapper
      label={t('order.photo')}
      description={t('order.photo.hint')}
      error={failure || error}
      labelElement="div"
    >
      {photo && <Preview photo={photo} label={t('order.photo.taken')} />}
      <Group mt="xs" gap="xs">
        {ways.map((way) => (
          <FileButton
            key={`${way} ${turn}`}
            accept="image/*"
            {...(way === 'take' && { capture: 'environment' })}
            onChange={(file) => void choose(file)}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="xs"
                loading={isBusy}
                leftSection={
                  way === 'take' ? (
                    <IconCamera size={14} aria-hidden />
                  ) : (
                    <IconPhoto size={14} aria-hidden />
                  )
                }
              >
                {t(`order.photo.${way}`)}
              </Button>
            )}
          </FileButton>
        ))}
        {photo && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconX size={14} aria-hidden />}
            onClick={() => keep(null)}
          >
            {t('order.photo.leave')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}

function Preview({ photo, label }: { photo: Blob; label: string }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () => setAddress(reader.result as string))
    reader.readAsDataURL(photo)
    return () => reader.abort()
  }, [photo])
  return <Image src={address} alt={label} mah={220} maw="100%" w="auto" mt="xs" radius="sm" />
}
