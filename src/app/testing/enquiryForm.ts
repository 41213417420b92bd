// The form of the public site as a browser has it: with the token of the page.
import type { TestApp } from './testApp.ts'

/** The token that a page of the site was given out with. */
export const tokenIn = (page: string): string =>
  /name="token" value="([^"]*)"/.exec(page.replace(/\s+/g, ' '))?.[1] ?? ''

/** Opens the page of the form and sends it, filled in with these fields. */
export async function sendEnquiry(
  app: Pick<TestApp, 'http'>,
  fields: Record<string, string>,
  { language = 'en', headers = {} }: { language?: string; headers?: Record<string, string> } = {},
) {
  const url = `/site/${language}/enquiry`
  const { body } = await app.http.inject({ url })
  return postEnquiry(app, { token: tokenIn(body), ...fields }, { language, headers })
}

/** Sends exactly these fields, as a program does. */
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
