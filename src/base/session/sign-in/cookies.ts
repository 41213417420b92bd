// The cookies that signing in sets.
import type { FastifyReply } from 'fastify'
import { cultures, languageCookie, languageOf } from '#kit/i18n/languages.ts'

/**
 * For pictures and downloads, which a browser requests without the bearer token. Over TLS the `__Host-`
 * prefix guarantees that this host set the cookie; the plain name is not read there.
 */
export const sessionCookie = (secure: boolean): string => (secure ? '__Host-session' : 'session')

/** Identifies a browser that has signed in before, so that others cannot lock its person out. */
export const deviceCookie = (secure: boolean): string => (secure ? '__Host-device' : 'device')

/** Identifies the browser that gave the right password or began to sign in with a passkey. */
export const stepCookie = (secure: boolean): string => (secure ? '__Host-step' : 'step')

// The longest that browsers keep a cookie; the server decides when a session ends.
const maxAge = 400 * 24 * 60 * 60

const attributes = (secure: boolean, path = '/api') =>
  ({
    // Browsers accept a `__Host-` cookie with this path only.
    path: secure ? '/' : path,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  }) as const

export const keepSession = (reply: FastifyReply, token: string, secure: boolean) =>
  reply.setCookie(sessionCookie(secure), token, { ...attributes(secure), maxAge })

export const keepDevice = (reply: FastifyReply, device: string, secure: boolean) =>
  reply.setCookie(deviceCookie(secure), device, {
    ...attributes(secure, '/api/authenticate'),
    maxAge,
  })

/** Lasts a little longer than the second step may take. */
export const keepStep = (reply: FastifyReply, browser: string, secure: boolean) =>
  reply.setCookie(stepCookie(secure), browser, {
    ...attributes(secure, '/api/authenticate'),
    maxAge: 15 * 60,
  })

export const forgetSession = (reply: FastifyReply, secure: boolean) =>
  reply.clearCookie(sessionCookie(secure), attributes(secure))

export const keepLanguage = (reply: FastifyReply, language: string) =>
  reply.setCookie(languageCookie, cultures[languageOf(language)], {
    path: '/',
    sameSite: 'lax',
    maxAge,
  })
