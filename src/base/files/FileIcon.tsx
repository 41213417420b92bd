import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconMusic,
  IconPhoto,
  IconPresentation,
  IconVideo,
} from '@tabler/icons-react'
import { extensionOf } from '#kit/files/fileName.ts'

const icons = [
  [/^\.pdf$/, IconFileTypePdf],
  [/^\.(docx?|docm|dotx?|odt|ott|rtf|txt|html|xhtml|xml)$/, IconFileText],
  [/^\.(xlsx?|xlsm|xltx?|ods|ots|csv)$/, IconFileSpreadsheet],
  [/^\.(pptx?|pptm|ppsx|potx|odp|otp)$/, IconPresentation],
  [/^\.(zip|rar|7z)$/, IconFileZip],
  [/^\.(png|jpe?g|gif|webp|avif|bmp|tiff?|hei[cf]|svg|ico|dwg)$/, IconPhoto],
  [/^\.(mp4|mov|avi|mkv|webm|mpe?g|m4v|3gp|wmv|flv)$/, IconVideo],
  [/^\.(mp3|m4a|ogg|oga|wav|flac|aac|amr|opus|aif)$/, IconMusic],
] as const

/** Icon for the type of a file. Decorative, since the file's name has the extension. */
export function FileIcon({ systemName, size = 18 }: { systemName: string; size?: number }) {
  const extension = extensionOf(systemName)
  const Icon = icons.find(([pattern]) => pattern.test(extension))?.[1] ?? IconFile
  return <Icon size={size} stroke={1.5} aria-hidden color="var(--estia-quiet)" />
}
