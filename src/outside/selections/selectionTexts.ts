// What a selection says outside of its page: its address, the text for a messenger, the subject of its letter.
import type { MessageParams } from '#kit/i18n/messages.ts'
import { selectionPaths } from './selections.paths.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { StoredSelection } from './readSelections.store.ts'
import type { Selection } from './selections.contract.ts'

type Ways = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>
type Told = Pick<StoredSelection, 'token' | 'language' | 'objects'>

export const linkOf = ({ language, token }: Told, { publicUrl }: Ways) =>
  publicUrl + selectionPaths.publicSelection(language ?? 'en', token)

const sayIn =
  ({ language }: Told, { translate }: Ways) =>
  (key: string, params?: MessageParams) =>
    translate(language ?? 'en', params ? [key, params] : key)

/** As it goes over the wire: with what is made of its token instead of it. */
export function answerOf({ token, ...selection }: StoredSelection, ways: Ways): Selection {
  const told = { token, ...selection }
  return { ...selection, link: linkOf(told, ways), text: shareText(told, ways) }
}

/** Short: some messengers take no more than 200 characters. */
function shareText(selection: Told, ways: Ways): string {
  const count = selection.objects.length
  const say = sayIn(selection, ways)
  return [
    say('selection.share', { count, agency: ways.agency.in(selection.language ?? 'en').name }),
    linkOf(selection, ways),
  ].join('\n')
}

export const mailSubject = (
  count: number,
  language: string,
  { translate, agency }: Pick<Ways, 'translate' | 'agency'>,
): string =>
  translate(language, ['selection.mailSubject', { count, agency: agency.in(language).name }])
