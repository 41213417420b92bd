// Texts of a selection outside of its page: its address, the text for a messenger, the subject of its letter.
import type { MessageParams } from '#kit/i18n/messages.ts'
import { selectionPaths } from './selections.paths.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { StoredSelection } from './readSelections.store.ts'
import type { Selection } from './selections.contract.ts'

export type SelectionContext = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>
type Told = Pick<StoredSelection, 'token' | 'language' | 'objects'>

export const linkOf = ({ language, token }: Told, { publicUrl }: SelectionContext) =>
  publicUrl + selectionPaths.publicSelection(language ?? 'en', token)

const sayIn =
  ({ language }: Told, { translate }: SelectionContext) =>
  (key: string, params?: MessageParams) =>
    translate(language ?? 'en', params ? [key, params] : key)

/** For the API: link and text instead of the token. */
export function answerOf(
  { token, ...selection }: StoredSelection,
  context: SelectionContext,
): Selection {
  const told = { token, ...selection }
  return { ...selection, link: linkOf(told, context), text: shareText(told, context) }
}

/** Short: some messengers take no more than 200 characters. */
function shareText(selection: Told, context: SelectionContext): string {
  const count = selection.objects.length
  const say = sayIn(selection, context)
  return [
    say('selection.share', { count, agency: context.agency.in(selection.language ?? 'en').name }),
    linkOf(selection, context),
  ].join('\n')
}

export const mailSubject = (
  count: number,
  language: string,
  { translate, agency }: Pick<SelectionContext, 'translate' | 'agency'>,
): string =>
  translate(language, ['selection.mailSubject', { count, agency: agency.in(language).name }])
