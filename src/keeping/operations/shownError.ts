// The meaning of an error code, and what to do about it.
import { bareCode } from '#kit/errors/errorCode.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { en } from './messages/en.ts'
import type { ShownError } from './operations.contract.ts'

/** Only text that is a code of `errorCode`. Other stored text, for example of older releases, is not shown. */
export type StoredError = {
  code: string | null
  constraint?: string | null
  place?: string | null
}

type Meaning = Extract<keyof typeof en, `operations.error.${string}`>

/** The first match wins. */
const meanings: readonly (readonly [RegExp, Meaning])[] = [
  [/^(postgres:53100|system:(ENOSPC|EDQUOT)|http:507)$/, 'operations.error.diskFull'],
  [/^postgres:(08|57P|25006)/, 'operations.error.databaseAway'],
  [/^(postgres:53|system:(EMFILE|ENFILE|ENOMEM|EAGAIN)$)/, 'operations.error.exhausted'],
  [/^postgres:(40|55P03|57014)/, 'operations.error.databaseBusy'],
  [/^postgres:(28|42501)/, 'operations.error.databaseDenied'],
  [/^postgres:(58|XX)/, 'operations.error.databaseDamaged'],
  [/^(smtp:(530|534|535|538)|system:EAUTH)/, 'operations.error.mailSignIn'],
  [/^smtp:4/, 'operations.error.mailLater'],
  [/^(smtp:5|system:EENVELOPE|error:MailRefused)/, 'operations.error.mailRefused'],
  [/^http:40[13]$/, 'operations.error.serviceDenied'],
  [/^http:/, 'operations.error.serviceFailed'],
  [/^system:(ENOTFOUND|EAI_|EDNS)/, 'operations.error.hostUnknown'],
  [/^system:.*(CERT|UNABLE_TO_|TLS|SSL)/, 'operations.error.certificate'],
  [/^system:(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|ESOCKET|UND_ERR)/, 'operations.error.notReached'],
  [/^error:(TimeoutError|NotFetched)$/, 'operations.error.notReached'],
  [/^system:(EACCES|EPERM|EROFS)$/, 'operations.error.fileDenied'],
  [/^system:(ENOENT|ENOTDIR|EEXIST|EISDIR|ENODEV|EIO)$/, 'operations.error.fileWrong'],
  [/^error:(WrongPlace|NotOwner|OtherServer)$/, 'operations.error.backupPlace'],
  [/^error:(CannotOpen|OtherKey|DamagedFile)$/, 'operations.error.damaged'],
  [/^error:(ServerGone|TookTooLong|TookTooMuch|SideProcessEnded)$/, 'operations.error.ended'],
  [/^\w+:/, 'operations.error.program'],
  [/^/, 'operations.error.unknown'],
]

export function shownError(
  { code: stored, constraint = null, place = null }: StoredError,
  language: string,
  translate: Translate,
): ShownError {
  const code = bareCode(stored)
  const [, meaning] = meanings.find(([pattern]) => pattern.test(code === null ? '' : stored!))!
  return {
    text: translate(language, meaning),
    code,
    constraint: code && constraint,
    place: code && place,
  }
}
