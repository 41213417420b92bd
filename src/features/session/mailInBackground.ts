import type { Mail } from '#kit/mail/mailer.ts'
import type { Backend } from '../backend.ts'

/**
 * Sends after the answer has gone: how long it takes would tell which e-mails are users'. A server
 * that stops waits for what is being sent.
 */
export function mailInBackground({ http, mail, log }: Pick<Backend, 'http' | 'mail' | 'log'>) {
  const sending = new Set<Promise<void>>()
  http.addHook('onClose', async () => void (await Promise.all(sending)))
  return (letter: Mail): void => {
    const sent = mail
      .send(letter)
      .catch((error: unknown) => log.error({ err: error }, 'mail was not sent'))
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }
}
