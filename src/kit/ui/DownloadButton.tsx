// Downloads and saves a file. A failure is shown above the page, and the button retries.
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { saveFile } from './saveFile.ts'

type Props = { fileName: string; fetchFile: () => Promise<unknown>; children: ReactNode }

export function DownloadButton({ fileName, fetchFile, children }: Props) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile((await fetchFile()) as Blob, fileName)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="light"
      loading={isBusy}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void download().catch(() => undefined)}
    >
      {children}
    </Button>
  )
}
