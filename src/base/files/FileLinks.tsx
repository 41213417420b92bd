// Files of a record: pictures as small previews, others as rows; each opens in a new tab.
import { ActionIcon, Anchor, Box, Image, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { hasPreview } from '#kit/files/pictureKinds.ts'
import { useText } from '#kit/i18n/useText.ts'
import { pathOf } from '#kit/http/call.ts'
import { Tiles } from '#kit/ui/Tiles.tsx'
import { FileIcon } from './FileIcon.tsx'
import classes from './FileLinks.module.css'
import { filesApi } from './files.contract.ts'
import type { FileLink } from './files.contract.ts'

type Props = {
  files: readonly FileLink[]
  /** Given where files may be removed; asks for confirmation. */
  onRemove?: (file: FileLink) => void
}

export function FileLinks({ files, onRemove }: Props) {
  const pictures = files.filter(({ systemName }) => hasPreview(systemName))
  const others = files.filter((file) => !pictures.includes(file))
  return (
    <>
      {pictures.length > 0 && (
        <Tiles least="8.25rem">
          {pictures.map((file) => (
            <Box component="li" key={file.systemName} pos="relative">
              <Link file={file} className={classes.preview}>
                <Preview file={file} />
                <Text span size="xs" maw="100%" truncate>
                  {file.userName}
                </Text>
              </Link>
              {onRemove && (
                <Box pos="absolute" top={4} right={4}>
                  <Remove file={file} onRemove={onRemove} />
                </Box>
              )}
            </Box>
          ))}
        </Tiles>
      )}
      {others.length > 0 && (
        <ul className="ruled">
          {others.map((file) => (
            <Box component="li" key={file.systemName} py={4} className="wraps">
              <FileIcon systemName={file.systemName} />
              <Link file={file} className="grow">
                {file.userName}
              </Link>
              {onRemove && <Remove file={file} onRemove={onRemove} />}
            </Box>
          ))}
        </ul>
      )}
    </>
  )
}

type LinkProps = { file: FileLink; className: string | undefined; children: React.ReactNode }

function Link({ file, className, children }: LinkProps) {
  const t = useText()
  const label = t('file.open', { name: file.userName })
  return (
    <Anchor
      href={addressOf(file)}
      target="_blank"
      rel="noopener"
      className={className}
      size="sm"
      title={file.userName}
      aria-label={label}
    >
      {children}
    </Anchor>
  )
}

function Preview({ file }: { file: FileLink }) {
  const [broken, setBroken] = useState(false)
  if (broken) return <FileIcon systemName={file.systemName} size={48} />
  return (
    <Image
      src={addressOf(file, { size: 'thumb' })}
      alt=""
      loading="lazy"
      className={`boxed ${classes.image}`}
      onError={() => setBroken(true)}
    />
  )
}

function Remove({ file, onRemove }: { file: FileLink; onRemove: (file: FileLink) => void }) {
  const t = useText()
  return (
    <ActionIcon
      variant="default"
      size="md"
      aria-label={t('file.remove', { name: file.userName })}
      onClick={() => onRemove(file)}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  )
}

const addressOf = ({ systemName }: FileLink, query: object = {}) =>
  pathOf(filesApi.getFile.path, { systemName }, query)
