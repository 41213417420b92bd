// The cookies that signing in sets.
import type { FastifyReply } from 'fastify'
import { cultures, languageCookie, languageOf } from '#kit/i18n/languages.ts'

/** For pictures and downloads, which a browser asks for without the bearer token. */
export const sessionCookie = 'session'

/** By which a browser is known again, so that others cannot lock its person out. */
export const deviceCookie = 'device'

// The longest that browsers keep a cookie; when a session ends is for the server to say.
const maxAge = 400 * 24 * 60 * 60

const path = '/api'

export const keepSession = (reply: FastifyReply, token: string, secure: boolean) =>
  reply.setCookie(sessionCookie, token, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge,
  })

export const keepDevice = (reply: FastifyReply, device: string, secure: boolean) =>
  reply.setCookie(deviceCookie, device, {
    path: '/api/authenticate',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge,
  })

export const forgetSession = (reply: FastifyReply) => reply.clearCookie(sessionCookie, { path })

export const keepLanguage = (reply: FastifyReply, language: string) =>
  reply.setCookie(languageCookie, cultures[languageOf(language)], {
    path: '/',
    sameSite: 'lax',
    maxAge,
  })
