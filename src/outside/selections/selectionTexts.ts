// Texts about a selection outside of its page: its URL, the text for messengers, the subject of its mail.
import type { MessageParams } from '#kit/i18n/messages.ts'
import { selectionPaths } from './selections.paths.ts'
import type { Backend } from '#base/backend/backend.ts'
import type { StoredSelection } from './readSelections.store.ts'
import type { Selection } from './selections.contract.ts'

export type SelectionContext = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>
type SharedSelection = Pick<StoredSelection, 'token' | 'language' | 'objects'>

export const linkOf = ({ language, token }: SharedSelection, { publicUrl }: SelectionContext) =>
  publicUrl + selectionPaths.publicSelection(language ?? 'en', token)

const sayIn =
  ({ language }: SharedSelection, { translate }: SelectionContext) =>
  (key: string, params?: MessageParams) =>
    translate(language ?? 'en', params ? [key, params] : key)

/** For the API: replaces the token with the link and text. */
export function answerOf(
  { token, ...selection }: StoredSelection,
  context: SelectionContext,
): Selection {
  const told = { token, ...selection }
  return { ...selection, link: linkOf(told, context), text: shareText(told, context) }
}

/** Short, because some messengers accept no more than 200 characters. */
function shareText(selection: SharedSelection, context: SelectionContext): string {
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
