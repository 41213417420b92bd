// The enquiry form of the public site, with the token of its page.
import type { TestApp } from './testApp.ts'

/** The form token of a page of the site. */
export const tokenIn = (page: string): string =>
  /name="token" value="([^"]*)"/.exec(page.replace(/\s+/g, ' '))?.[1] ?? ''

/** Opens the page of the form, and sends it with these fields. */
export async function sendEnquiry(
  app: Pick<TestApp, 'http'>,
  fields: Record<string, string>,
  { language = 'en', headers = {} }: { language?: string; headers?: Record<string, string> } = {},
) {
  const url = `/site/${language}/enquiry`
  const { body } = await app.http.inject({ url })
  return postEnquiry(app, { token: tokenIn(body), ...fields }, { language, headers })
}

/** Sends exactly these fields, as a bot would. */
export const postEnquiry = (
  app: Pick<TestApp, 'http'>,
  fields: Record<string, string>,
  {
    language = 'en',
    headers = {},
    from,
  }: { language?: string; headers?: Record<string, string>; from?: string } = {},
) =>
  app.http.inject({
    method: 'POST',
    url: `/site/${language}/enquiry`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
    ...(from && { remoteAddress: from }),
  })
