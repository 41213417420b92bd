// Sends one mail step by step, and tells what the server said in each step. Uses the client that sends all other mail.
import { performance } from 'node:perf_hooks'
import { isIP } from 'node:net'
import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import XOAuth2 from 'nodemailer/lib/xoauth2'
import type { Address } from '../http/outside/fetchOutside.ts'
import { connectTo, secured, smtpTimeouts } from './mailServer.ts'
import type { SmtpOptions } from './mailServer.ts'
import { smtpAnswer } from './mailRefused.ts'
import type { MailFailure } from './mailFailures.contract.ts'
import type { MailStep } from './mailSteps.contract.ts'
import { whyFailed } from './whySendingFailed.ts'

export type StepResult = {
  step: MailStep
  /** `skipped`: the settings ask for no encryption or no sign-in. */
  state: 'done' | 'failed' | 'skipped'
  milliseconds: number | null
  /** The last answer of the server in this step, in one line. */
  said: string | null
  addresses: string[]
  certificate: { protocol: string; name: string; endsOn: string } | null
  failure: MailFailure | null
}

const blank: Omit<StepResult, 'step'> = {
  state: 'done',
  milliseconds: null,
  said: null,
  addresses: [],
  certificate: null,
  failure: null,
}

type Trial = {
  options: SmtpOptions
  /** Resolves the host; throws if it is unknown or may not be reached. */
  addressesOf: (host: string, signal: AbortSignal) => Promise<readonly Address[]>
  from: string
  to: string
  /** The complete message. */
  message: Buffer
  signal: AbortSignal
}

/** Ends at the first step that fails. Never throws. */
export async function trySending({ options, addressesOf, from, to, message, signal }: Trial) {
  const results: StepResult[] = []
  const host = options.host ?? ''
  const withToken = options.auth?.accessToken !== undefined
  let dialog: Dialog | undefined
  let socket: Socket | undefined
  const run = async (step: MailStep, work: () => Promise<Partial<StepResult> | void>) => {
    const began = performance.now()
    const seen = dialog?.lines.length ?? 0
    const result = (more: Partial<StepResult>): StepResult => ({
      ...blank,
      step,
      milliseconds: Math.round(performance.now() - began),
      said: dialog?.lines.slice(seen).at(-1) ?? null,
      ...more,
    })
    try {
      signal.throwIfAborted()
      results.push(result((await work()) ?? {}))
    } catch (error) {
      const { response } = error as { response?: string }
      // The answer to the command that failed: others may have been sent along with it.
      const said = response ? smtpAnswer(error) : (dialog?.lines.slice(seen).at(-1) ?? null)
      const where = stepOf(step, error, dialog)
      const failure = signal.aborted ? 'slow' : whyFailed(where, error, { host, said, withToken })
      if (where !== step) results.push(result({ said: dialog?.lines[0] ?? null }))
      results.push(result({ step: where, state: 'failed', said, failure }))
      throw error
    }
  }
  const skip = (step: MailStep) => void results.push({ ...blank, step, state: 'skipped' })
  try {
    let addresses: readonly Address[] = []
    await run('lookup', async () => {
      addresses = await addressesOf(host, signal)
      return { addresses: addresses.map(({ address }) => address) }
    })
    await run('connect', async () => {
      socket = await connectTo({ host, port: portOf(options) }, addresses, signal)
    })
    if (options.secure)
      await run('tls', async () => {
        const safe = await secured(socket!, { host }, signal, options.tls)
        socket = safe
        return { certificate: certificateOf(safe) }
      })
    dialog = new Dialog(options, socket!, signal)
    await run('greeting', async () => {
      await dialog!.greet()
      return { said: dialog!.lines[0] ?? null }
    })
    const { certificate } = dialog
    if (!options.secure && certificate) results.push({ ...blank, step: 'tls', certificate })
    else if (!options.secure) skip('tls')
    if (options.auth) await run('signIn', () => dialog!.signIn())
    else skip('signIn')
    await sendSteps(dialog, { from, to, message }, { results, run })
  } catch {
    // The last result says why.
  } finally {
    dialog?.close()
    socket?.destroy()
  }
  return results
}

type Run = (step: MailStep, work: () => Promise<Partial<StepResult> | void>) => Promise<void>

/** The server answers the sender, the recipient and the message one after the other, in one call of the client. */
async function sendSteps(
  dialog: Dialog,
  mail: Pick<Trial, 'from' | 'to' | 'message'>,
  { results, run }: { results: StepResult[]; run: Run },
) {
  const first = dialog.lines.length
  const isDone = (step: MailStep, at: number) =>
    results.push({ ...blank, step, said: dialog.lines[first + at] ?? null })
  await run('message', async () => {
    await dialog.send(mail).catch((error: SMTPConnection.SMTPError) => {
      if (error.command !== 'MAIL FROM') isDone('sender', 0)
      if (error.command === 'DATA') isDone('recipient', 1)
      throw error
    })
    isDone('sender', 0)
    isDone('recipient', 1)
  })
}

const portOf = ({ port, secure }: SmtpOptions) => Number(port) || (secure ? 465 : 587)

/** The step that failed, where the client takes several at once. */
function stepOf(step: MailStep, error: unknown, dialog: Dialog | undefined): MailStep {
  const { command } = error as SMTPConnection.SMTPError
  if (step === 'greeting' && dialog?.hasBegunTls) return 'tls'
  if (step !== 'message') return step
  return command === 'MAIL FROM' ? 'sender' : command === 'RCPT TO' ? 'recipient' : 'message'
}

function certificateOf(socket: Socket | undefined): StepResult['certificate'] {
  if (!(socket instanceof TLSSocket)) return null
  const { subject, valid_to, subjectaltname } = socket.getPeerCertificate()
  // A name may be there several times.
  const name = [subject?.CN ?? subjectaltname?.replaceAll('DNS:', '') ?? ''].flat()[0] ?? ''
  const end = Date.parse(valid_to ?? '')
  return {
    protocol: socket.getProtocol() ?? '',
    name,
    endsOn: Number.isNaN(end) ? '' : new Date(end).toISOString(),
  }
}

/** One connection of the client, and the answers of the server in the order in which they came. */
class Dialog {
  readonly lines: string[] = []
  hasBegunTls = false
  readonly #client: SMTPConnection
  readonly #auth: SmtpOptions['auth']
  readonly #failed: Promise<never>

  constructor(options: SmtpOptions, connection: Socket, signal: AbortSignal) {
    this.#auth = options.auth
    const quiet = () => {}
    const hear = ({ tnx }: { tnx?: string }, text: string) => {
      if (tnx === 'server' && this.lines.length < 100) this.lines.push(inOneLine(text))
      if (tnx === 'client' && text === 'STARTTLS') this.hasBegunTls = true
    }
    const { auth: _auth, ...rest } = options
    this.#client = new SMTPConnection({
      ...smtpTimeouts,
      ...rest,
      ...(isIP(options.host ?? '') === 0 && { tls: { servername: options.host, ...options.tls } }),
      connection,
      secured: options.secure ?? false,
      transactionLog: true,
      logger: {
        level: quiet,
        trace: quiet,
        debug: hear,
        info: quiet,
        warn: quiet,
        error: quiet,
        fatal: quiet,
      },
    })
    this.#failed = new Promise<never>((_, reject) => {
      this.#client.once('error', reject)
      this.#client.once('end', () => reject(new Error('The server ended the connection')))
      signal.addEventListener('abort', () => reject(new DOMException('Slow', 'AbortError')), {
        once: true,
      })
    })
    this.#failed.catch(() => {})
  }

  get certificate() {
    return certificateOf((this.#client as unknown as { _socket?: Socket })._socket)
  }

  greet = () => this.#until((done) => this.#client.connect((error?: Error) => done(error ?? null)))

  signIn = () =>
    this.#until((done) =>
      this.#client.login(
        this.#auth?.accessToken === undefined
          ? { credentials: { user: this.#auth?.user ?? '', pass: this.#auth?.pass ?? '' } }
          : { oauth2: new XOAuth2(this.#auth) },
        done,
      ),
    )

  send = ({ from, to, message }: Pick<Trial, 'from' | 'to' | 'message'>) =>
    this.#until((done) =>
      this.#client.send({ from, to: [to], size: message.length }, message, (error) => done(error)),
    )

  close = () => {
    // A client that is closed already may still report its end.
    this.#client.on('error', () => {})
    this.#client.close()
  }

  #until(begin: (done: (error: Error | null) => void) => void): Promise<void> {
    const done = new Promise<void>((resolve, reject) =>
      begin((error) => (error ? reject(error) : resolve())),
    )
    return Promise.race([done, this.#failed])
  }
}

const inOneLine = (text: string) => smtpAnswer({ response: text })
